import type { ReactNode } from 'react';
import type { SymbolId } from '../rules/names.ts';
import { outline, Ramp, starPoints, thin, WildRibbon } from './parts.tsx';

/** The house of the song, for the scenery too. */
export const hut = (
  <>
    <Ramp id="slot-nipa" stops={['#f2cf7a', '#c98a34', '#8f5a1c']} />
    <path d="M26 66v16M74 66v16M44 66v16" stroke="#34184a" strokeWidth="7" />
    <path d="M26 66v16M74 66v16M44 66v16" stroke="#a8733a" strokeWidth="3.5" />
    <path d="M22 40h56v28H22z" fill="#f7dfa5" {...outline} />
    <path d="M22 47h56M22 54h56M22 61h56M32 40v28M68 40v28" stroke="#d4a95c" strokeWidth="1.6" />
    <path d="M36 46h14v14H36z" fill="#5a3416" {...thin} />
    <path d="M43 46v14M36 53h14" stroke="#f7dfa5" strokeWidth="1.6" />
    <path d="M56 46h13v22H56z" fill="#7a4a1f" {...thin} />
    <path
      d="M50 4q4 0 6 3l36 33q3 4-3 5H11q-6-1-3-5L44 7q2-3 6-3z"
      fill="url(#slot-nipa)"
      {...outline}
    />
    <path
      d="M50 10 34 42M50 10l16 32M50 10v33M50 10 22 42M50 10l28 32"
      stroke="#8f5a1c"
      strokeWidth="1.8"
    />
    <path d="M30 26q20 6 40 0M20 35q30 8 60 0" fill="none" stroke="#8f5a1c" strokeWidth="1.8" />
    <path d="M60 68l6 14M68 68l6 14M62 73h8M64 78h8" stroke="#7a4a1f" strokeWidth="2.4" />
  </>
);

const kubo = (
  <>
    {hut}
    <WildRibbon />
  </>
);

const kalabasa = (
  <>
    <Ramp id="slot-squash" stops={['#ffc35c', '#f0821e', '#b94e0e']} />
    <path d="M50 26q-2-12 8-20 6 0 8 5-8 5-8 15z" fill="#4f9a3a" {...outline} />
    <path
      d="M50 26c-12-8-38-4-40 26-1 24 16 38 40 38s41-14 40-38C88 22 62 18 50 26z"
      fill="url(#slot-squash)"
      {...outline}
    />
    <path
      d="M50 26c-16 4-18 60 0 64M50 26c16 4 18 60 0 64M38 24c-24 8-22 56-2 64M62 24c24 8 22 56 2 64"
      fill="none"
      stroke="#a8480c"
      strokeWidth="2.4"
    />
    <path d="M20 48q1-12 9-17" fill="none" stroke="#fff0c2" strokeWidth="5" strokeLinecap="round" />
    <path d="M58 22q18-12 30 0-10 10-26 6z" fill="#6bbf4d" {...thin} />
    <path d="M44 30q6-6 12 0" fill="none" {...thin} />
  </>
);

const talong = (
  <>
    <Ramp id="slot-talong" stops={['#b77ae8', '#6a2ba8', '#3d1270']} />
    <path
      d="M66 30c18 8 18 26 4 40C56 84 34 96 20 88 6 80 14 62 26 54c14-10 18-20 26-26z"
      fill="url(#slot-talong)"
      {...outline}
    />
    <path
      d="M22 72q6-10 16-16 8-5 12-12"
      fill="none"
      stroke="#e3c2ff"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path
      d="M76 20q4-10 14-14"
      fill="none"
      stroke="#34184a"
      strokeWidth="9"
      strokeLinecap="round"
    />
    <path
      d="M76 20q4-10 14-14"
      fill="none"
      stroke="#4f9a3a"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path
      d="M54 18q14-8 26-2 8 10 4 26-6-4-8-12-2 8-10 10 0-8-4-12-6 6-14 4 0-8 6-14z"
      fill="#6bbf4d"
      {...outline}
    />
    <path
      d="M62 20q6-2 12 2"
      fill="none"
      stroke="#c9f0a8"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </>
);

const kamatis = (
  <>
    <Ramp id="slot-kamatis" stops={['#ff9a7a', '#ee3b2f', '#a81220']} isRound />
    <path
      d="M50 24c20-10 40 4 40 30 0 24-18 38-40 38S10 78 10 54c0-26 20-40 40-30z"
      fill="url(#slot-kamatis)"
      {...outline}
    />
    <path
      d="M20 50q1-13 12-18"
      fill="none"
      stroke="#ffe3d6"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M48 28V10q4-4 8 0l-3 18z" fill="#4f9a3a" {...thin} />
    <polygon points={starPoints(6, 25, 8, 50, 27)} fill="#6bbf4d" {...outline} />
    <path
      d="M78 66q-6 14-20 18"
      fill="none"
      stroke="#8c0d1a"
      strokeWidth="4"
      strokeLinecap="round"
      opacity="0.5"
    />
  </>
);

const labanos = (
  <>
    <Ramp id="slot-labanos" stops={['#ffffff', '#f0e4f2', '#cbb3d6']} />
    <path
      d="M58 36Q50 8 64 4q10 6 4 30zM66 38Q70 12 86 14q4 12-14 28zM70 44q12-16 24-8 2 12-18 16z"
      fill="#5fbf56"
      {...outline}
    />
    <path
      d="M64 10q0 14 0 24M82 19q-8 8-14 20M88 40q-8 2-16 8"
      fill="none"
      stroke="#2f8a3c"
      strokeWidth="2"
    />
    <path
      d="M52 34q14-6 22 4 8 10 0 22-10 14-28 22-16 8-38 14 8-18 16-32 10-22 28-30z"
      fill="url(#slot-labanos)"
      {...outline}
    />
    <path
      d="M40 46q6-5 10-6M30 62l8 5M44 58l7 6M56 46l6 5M26 78l6 3"
      fill="none"
      stroke="#b394c2"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  </>
);

const sitaw = (
  <>
    {[0, 1, 2, 3].map((bean) => (
      <g key={bean} transform={`rotate(${bean * 9 - 14} 50 50)`}>
        <path
          d={`M${34 + bean * 9} 8q-10 40 4 84`}
          fill="none"
          stroke="#34184a"
          strokeWidth="11"
          strokeLinecap="round"
        />
        <path
          d={`M${34 + bean * 9} 8q-10 40 4 84`}
          fill="none"
          stroke={bean % 2 === 0 ? '#5fbf56' : '#8fd94f'}
          strokeWidth="6.5"
          strokeLinecap="round"
        />
        <path
          d={`M${33 + bean * 9} 12q-9 36 4 76`}
          fill="none"
          stroke="#dff7b0"
          strokeWidth="1.8"
          strokeDasharray="5 5"
          strokeLinecap="round"
        />
      </g>
    ))}
    <path d="M22 46q28 12 58-2l2 11q-30 14-61 2z" fill="#e5263f" {...outline} />
    <path
      d="M26 52q26 9 52-2"
      fill="none"
      stroke="#ff9aa5"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  </>
);

const sibuyas = (
  <>
    <Ramp id="slot-sibuyas" stops={['#f2a8d0', '#c23a86', '#7a1456']} isRound />
    <path
      d="M44 94l4-8M50 96v-9M56 94l-4-8"
      stroke="#34184a"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <path
      d="M50 88c-24 0-38-14-38-30 0-18 22-24 30-36 3-5 3-12 5-16h6c2 4 2 11 5 16 8 12 30 18 30 36 0 16-14 30-38 30z"
      fill="url(#slot-sibuyas)"
      {...outline}
    />
    <path
      d="M50 10c-4 18-26 30-24 50 1 12 12 22 22 27M50 10c4 18 26 30 24 50-1 12-12 22-22 27M50 12v75"
      fill="none"
      stroke="#f7c9e3"
      strokeWidth="2.2"
    />
    <path d="M20 56q2-8 9-13" fill="none" stroke="#ffe6f4" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M46 12q-6-2-8-8M53 12q6-2 8-8"
      fill="none"
      stroke="#4f9a3a"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
  </>
);

const bawang = (
  <>
    <Ramp id="slot-bawang" stops={['#ffffff', '#f5ead9', '#cdb79c']} />
    <path
      d="M43 92l3-8M50 94v-9M57 92l-3-8"
      stroke="#34184a"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <path
      d="M50 87c-6 4-14 3-18-1-12 0-20-9-20-20 0-16 20-22 28-34 4-6 2-16 6-26h8c2 10 0 20 6 26 8 12 28 18 28 34 0 11-8 20-20 20-4 4-12 5-18 1z"
      fill="url(#slot-bawang)"
      {...outline}
    />
    <path
      d="M50 34c-10 10-18 36-18 52M50 34c10 10 18 36 18 52M50 34v53"
      fill="none"
      stroke="#b897b0"
      strokeWidth="2.2"
    />
    <path d="M20 66q1-8 8-13" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
    <path d="M46 22q4 2 8 0M45 28q5 2 10 0" fill="none" stroke="#b897b0" strokeWidth="1.8" />
  </>
);

const mani = (
  <>
    <Ramp id="slot-mani" stops={['#f7d79a', '#d79b4a', '#9c6422']} />
    <path
      d="M70 8c14 0 24 12 21 26-2 10-12 12-16 20-4 7-1 15-7 25-7 12-24 17-38 9-15-9-17-26-8-38 7-9 17-7 23-14 5-7 3-28 25-28z"
      fill="url(#slot-mani)"
      {...outline}
    />
    <path
      d="M70 16c8 0 14 7 12 16M62 22q-3 10-2 18M72 24q0 8-6 16M26 60q-3 12 6 20M36 54q-2 14 6 26M48 52q0 12 8 20M58 52q6 4 8 2"
      fill="none"
      stroke="#8a5518"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <path
      d="M24 66q1-8 8-11M66 15q-5 2-7 8"
      fill="none"
      stroke="#fff0cf"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </>
);

export const gardenArt = {
  kubo,
  kalabasa,
  talong,
  kamatis,
  labanos,
  sitaw,
  sibuyas,
  bawang,
  mani,
} satisfies Partial<Record<SymbolId, ReactNode>>;
