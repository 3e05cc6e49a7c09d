import { memo } from 'react';
import { around, starPoints } from '../../slot-kit/art/parts.tsx';
import { Banderitas, Moving } from '../../slot-kit/view/booth.tsx';

const paints = ['#ff5a5f', '#ffc53d', '#34c98e', '#3fa7ff', '#b069ff', '#ff8a3d'];
/** The fair goes on at both sides, for wide screens. */
const sides = [-460, 0, 460];
const tents = [
  { x: -16, paint: '#e5263f', height: 62 },
  { x: 318, paint: '#2f8fef', height: 70 },
  { x: 92, paint: '#12a150', height: 38 },
  { x: 236, paint: '#9a4dff', height: 40 },
];

function Tent({ x, paint, height }: { x: number; paint: string; height: number }) {
  const top = 250 - height;
  return (
    <g>
      <path d={`M${x + 8} ${top + 26}h82v60H${x + 8}z`} fill="#fff1cf" opacity="0.92" />
      {[0, 2, 4].map((stripe) => (
        <path
          key={stripe}
          d={`M${x + 8 + stripe * 16.4} ${top + 26}h16.4v60h-16.4z`}
          fill={paint}
          opacity="0.85"
        />
      ))}
      <path d={`M${x + 49} ${top - 14}L${x + 100} ${top + 26}H${x - 2}z`} fill={paint} />
      <path d={`M${x + 49} ${top - 14}l17 40H${x + 32}z`} fill="#fff1cf" />
      {[0, 1, 2, 3, 4].map((scallop) => (
        <circle
          key={scallop}
          cx={x + 8.2 + scallop * 20.4}
          cy={top + 27}
          r="10.2"
          fill={scallop % 2 ? '#fff1cf' : paint}
          clipPath="inset(50% 0 0 0)"
        />
      ))}
      <path d={`M${x + 49} ${top - 14}v-12l14 5-14 5z`} fill="#ffc53d" />
    </g>
  );
}

const wheel = (
  <>
    <circle cx="200" cy="148" r="116" fill="none" stroke="#ffcf4d" strokeWidth="4" />
    <circle cx="200" cy="148" r="78" fill="none" stroke="#e8932f" strokeWidth="2.5" />
    {around(12, 116, 200, 148).map(({ x, y }, place) => (
      <g key={`${x} ${y}`}>
        <path d={`M200 148L${x} ${y}`} stroke="#b069ff" strokeWidth="2.5" />
        <circle cx={x} cy={y} r="14" fill={paints[place % 6]} stroke="#2a1150" strokeWidth="3" />
        <circle cx={x} cy={y} r="4.5" fill="#fff6d0" />
      </g>
    ))}
    <polygon points={starPoints(8, 30, 16, 200, 148)} fill="#ff4f6d" />
    <circle cx="200" cy="148" r="10" fill="#fff3c9" />
  </>
);

const legs = <path d="M200 148 138 302M200 148l62 154" stroke="#54318f" strokeWidth="10" />;

/** The fair at night: the wheel turns behind the booths, banderitas hang across. */
export const FairScenery = memo(function FairScenery() {
  return (
    <>
      <Banderitas />
      <svg
        className="slot-still perya-lines-far"
        viewBox="0 0 400 300"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        {legs}
        {[-92, 332].map((x) => (
          <g key={x} transform={`translate(${x} 110) scale(0.4)`}>
            {legs}
            {wheel}
          </g>
        ))}
      </svg>
      <Moving x={200} y={148} size={264} className="perya-lines-wheel">
        {wheel}
      </Moving>
      <svg
        className="slot-still perya-lines-near"
        viewBox="0 0 400 300"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        {sides.map((side) => (
          <g key={side} transform={`translate(${side} 50)`}>
            {tents.map((tent) => (
              <Tent key={tent.x} {...tent} />
            ))}
          </g>
        ))}
      </svg>
    </>
  );
});
