const stripes = Array.from({ length: 11 }, (_, index) => index);
const bulbs = Array.from({ length: 13 }, (_, index) => index);

/** The booth: awning, lamps, the rack from which the dice fall, the slope and the tray. */
export function Booth() {
  return (
    <svg
      className="color-game-booth-art"
      viewBox="0 0 440 330"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="color-game-wood" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6d3f1d" />
          <stop offset="1" stopColor="#b97a3c" />
        </linearGradient>
        <linearGradient id="color-game-felt" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0f5a3b" />
          <stop offset="1" stopColor="#0a3f2b" />
        </linearGradient>
        <radialGradient id="color-game-lamp" cx="50%" cy="0%" r="90%">
          <stop offset="0" stopColor="#ffd98a" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="440" height="330" rx="18" fill="#1a1040" />
      <path d="M104 84H336L404 226H36Z" fill="url(#color-game-wood)" />
      <path
        d="M150 84 118 226M196 84 184 226M244 84 256 226M290 84 322 226"
        stroke="#4c2a11"
        strokeWidth="2"
        opacity=".55"
      />
      <path d="M104 84H336L404 226H36Z" fill="url(#color-game-lamp)" />
      <path d="M36 226H404L422 312H18Z" fill="url(#color-game-felt)" />
      <path d="M36 226H404L406 234H34Z" fill="#062a1c" opacity=".7" />
      <path
        d="M18 312H422V320a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6ZM28 226 8 318l10 2 20-94ZM412 226l20 92-10 2-20-94Z"
        fill="#8a5527"
      />
      <path d="M96 74H344l6 14H90Z" fill="#8a5527" />
      <path d="M96 74H344l1 3H95Z" fill="#d9a05c" />
      {stripes.map((stripe) => (
        <path
          key={stripe}
          d={`M${stripe * 40} 0h40v44a20 17 0 0 1-40 0z`}
          fill={stripe % 2 === 0 ? '#d3243c' : '#fff3da'}
        />
      ))}
      <path d="M0 0h440v10H0z" fill="#000" opacity=".18" />
      {bulbs.map((bulb) => (
        <g key={bulb} className="color-game-bulb" data-odd={bulb % 2 === 1 || undefined}>
          <circle cx={16 + bulb * 34} cy="67" r="9" fill="#ffcf5c" opacity=".25" />
          <circle cx={16 + bulb * 34} cy="67" r="4.2" fill="#ffe39a" />
        </g>
      ))}
    </svg>
  );
}
