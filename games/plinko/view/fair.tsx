const spokes = Array.from({ length: 12 }, (_, spoke) => spoke * 30);
const bulbs = ['#ffc53d', '#ff7a7a', '#7ae3c3'];

function Wheel({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0L${-radius * 0.55} ${radius * 1.35}M0 0L${radius * 0.55} ${radius * 1.35}`} />
      <g className="plinko-wheel">
        <circle r={radius} fill="none" />
        <circle r={radius * 0.82} fill="none" />
        {spokes.map((turn, place) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d={`M0 0V${-radius}`} />
            <circle cy={-radius} r={radius * 0.09} fill={bulbs[place % 3]} stroke="none" />
          </g>
        ))}
      </g>
    </g>
  );
}

/** A striped tent with its flag. */
function Tent({ x, width }: { x: number; width: number }) {
  const top = 300 - width * 0.7;
  const stripes = [0, 1, 2, 3, 4, 5];
  return (
    <g transform={`translate(${x} 0)`} stroke="none">
      {stripes.map((stripe) => (
        <path
          key={stripe}
          d={`M${width / 2} ${top}L${(stripe * width) / 6} 262V300H${((stripe + 1) * width) / 6}V262z`}
          fill={stripe % 2 === 0 ? '#ff6a6a' : '#ffe9c7'}
        />
      ))}
      <path d={`M${width / 2 - 1} ${top}v-22h18l-6 6 6 6h-16v10z`} fill="#ffc53d" />
    </g>
  );
}

/** The fair behind the booth: only there to be seen. */
export function Fair() {
  return (
    <svg
      className="plinko-fair"
      viewBox="0 0 900 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      fill="none"
      stroke="#c9b6ff"
      strokeWidth="3"
    >
      <Wheel x={130} y={165} radius={96} />
      <Wheel x={800} y={205} radius={66} />
      <Tent x={215} width={130} />
      <Tent x={350} width={92} />
      <Tent x={470} width={150} />
      <Tent x={640} width={104} />
    </svg>
  );
}
