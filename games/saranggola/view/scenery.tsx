import { memo } from 'react';

/** Far beyond both edges, for screens that are wider than the picture. */
const farRange =
  'M-1200 300V238C-1010 216-930 232-800 218C-660 236-560 232-420 234C-290 226-160 214-104 172C-94 164-86 164-76 172C-30 210 20 232 120 240C240 244 300 232 340 208C384 182 408 160 430 134C438 125 446 125 454 134C488 172 540 214 640 228C800 248 1180 222 1600 240V300Z';
const nearRange =
  'M-1200 300V256C-980 232-780 262-560 248C-380 236-200 262 0 252C130 244 250 236 420 250C600 264 760 232 960 248C1180 262 1380 244 1600 252V300Z';
const hills =
  'M-1200 300V256C-800 236-400 276 0 266C70 242 120 254 180 246s120-22 220 4c240 36 600-30 1200 8v42Z';
const furrows =
  'M-1200 282C-700 262-300 292 30 280C160 274 300 268 480 278C800 290 1200 268 1600 284M-1200 294C-600 280-200 300 120 292C300 286 520 288 760 294C1100 298 1400 286 1600 294';

/** Where the clouds hang and how large: the high ones are seen where the screen is upright, the far ones where it is wide. */
const clouds = [
  [92, 70, 1],
  [318, 122, 1.1],
  [-60, 20, 1.1],
  [-360, 118, 1],
  [450, 16, 1.2],
  [700, 132, 1],
  [210, -40, 1.2],
  [40, -130, 1],
  [340, -170, 0.9],
] as const;

const stars = [
  [30, 12],
  [150, 26],
  [236, 8],
  [372, 30],
  [-90, 6],
  [-250, 30],
  [-420, 12],
  [470, 18],
  [600, 6],
  [760, 34],
  [120, -80],
  [290, -110],
  [60, -190],
  [370, -60],
] as const;

/** The kites of others, far off: where each flies, how large and in which colours. */
const others = [
  [-36, 128, 0.6, '#ff9d5c', '#7c4ddb'],
  [-64, 64, 0.42, '#7fe3c4', '#d3243c'],
  [-330, 90, 0.5, '#ffd574', '#2f6ee0'],
  [416, 62, 0.5, '#8fd0ff', '#e0577c'],
  [466, 50, 0.4, '#ffd574', '#2f6ee0'],
  [660, 96, 0.5, '#ff9d5c', '#7c4ddb'],
] as const;

const palms = [
  [-22, 262, 0.72],
  [-78, 260, 1.1],
  [378, 254, 0.8],
  [474, 258, 1.15],
  [-470, 258, 0.9],
  [724, 258, 1],
] as const;

const huts = [
  [-48, 250],
  [430, 246],
  [-392, 250],
  [640, 250],
] as const;

function Palm() {
  return (
    <>
      <path d="M-2 6C2-18 1-34 8-52" fill="none" stroke="#2b2436" strokeWidth="4" />
      <path
        d="M8-52C-4-64-18-62-26-50 -14-54-4-52 8-50ZM8-52C20-66 36-60 40-48 30-54 20-54 8-50ZM8-52C-6-56-18-44-18-32 -10-42-2-48 8-50ZM8-52C22-54 32-42 32-30 24-42 16-48 8-50ZM8-52C6-66 14-74 24-74 16-66 14-60 8-50Z"
        fill="#123c2c"
      />
    </>
  );
}

function Hut() {
  return (
    <>
      <path d="M-16 14V2M16 14V2M-5 14V2M5 14V2" stroke="#2b2436" strokeWidth="3" />
      <path d="M-20-14H20V4H-20Z" fill="#8a5a2c" />
      <path d="M-7-11H7V0H-7Z" fill="#ffd98a" />
      <path d="M0-40 30-11H-30Z" fill="#5a3a22" />
    </>
  );
}

/** Somebody on the field with the head thrown back: the colour is that of the shirt. */
function Onlooker({ shirt }: { shirt: string }) {
  return (
    <>
      <path d="M-4 14V4M4 14V4" stroke="#1d2440" strokeWidth="4" />
      <path d="M-7 6v-12a7 7 0 0 1 14 0V6Z" fill={shirt} />
      <circle cx="1" cy="-18" r="6" fill="#d9a77a" />
      <path d="M-6-19a7 7 0 0 1 12-4l-4 3-8 4Z" fill="#241a2c" />
    </>
  );
}

const at = (x: number, y: number, size = 1) => `translate(${x} ${y}) scale(${size})`;

/** Everything that stands still: the evening sky, the hills and the field. It is drawn once, however often the kite is. */
export const Scenery = memo(function Scenery() {
  return (
    <svg
      className="saranggola-sky saranggola-scenery"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="saranggola-sun">
          <stop offset="0" stopColor="#fff1c4" stopOpacity=".95" />
          <stop offset=".3" stopColor="#ffd27a" stopOpacity=".6" />
          <stop offset="1" stopColor="#ffb35c" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g fill="#fff">
        {stars.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.2" opacity=".7" />
        ))}
      </g>
      <circle cx="226" cy="222" r="190" fill="url(#saranggola-sun)" />
      <circle cx="226" cy="222" r="30" fill="#fff1c4" />
      <g fill="#fff" opacity=".3">
        {clouds.map(([x, y, size]) => (
          <path
            key={`${x} ${y}`}
            transform={at(x, y, size)}
            d="M-48 10C-58 10-58-2-46-2C-44-12-30-14-24-8C-18-20 2-20 8-8C18-14 32-8 32-1C46-3 50 10 38 10Z"
          />
        ))}
      </g>
      <path d={farRange} fill="#6d5f9e" />
      <path d={nearRange} fill="#3b4a78" />
      {others.map(([x, y, size, paint, other]) => (
        <g key={x} opacity=".85">
          <path
            d={`M${x} ${y + 16}Q${x - 30} ${(y + 262) / 2} ${x - 62} 262`}
            fill="none"
            stroke="#fff6dd"
            strokeWidth=".7"
            opacity=".5"
          />
          <g transform={at(x, y, size)}>
            <path d="M0-22 17 0 0 22-17 0Z" fill={paint} />
            <path d="M0-22 17 0H-17Z" fill={other} />
            <path d="M0 22q8 8 0 16t0 14" fill="none" stroke={paint} strokeWidth="2.5" />
          </g>
        </g>
      ))}
      {huts.map(([x, y]) => (
        <g key={x} transform={at(x, y)}>
          <Hut />
        </g>
      ))}
      {palms.map(([x, y, size]) => (
        <g key={x} transform={at(x, y, size)}>
          <Palm />
        </g>
      ))}
      <path d={hills} fill="#123c2c" />
      <path d={furrows} fill="none" stroke="#2a6a45" strokeWidth="2" />
      <g transform={at(24, 256, 0.9)}>
        <Onlooker shirt="#2f6ee0" />
      </g>
      <g transform={at(84, 256, 0.8)}>
        <Onlooker shirt="#ffc53d" />
      </g>
      <g transform={at(50, 258, 1.15)}>
        <Onlooker shirt="#d3243c" />
        <path d="M4-4 8-12" stroke="#d9a77a" strokeWidth="3.5" strokeLinecap="round" />
      </g>
    </svg>
  );
});
