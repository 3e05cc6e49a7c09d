/** One painted path, in units of a hundredth of the creature's length, which swims to the right. */
export interface Shape {
  path: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}

export interface Creature {
  body: readonly Shape[];
  /** Painted first, and swung about `tailX`. */
  tail: readonly Shape[];
  tailX: number;
  /** Pixels from nose to tail in a sea 700 pixels wide. */
  length: number;
}

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

export const filled = (fill: string, ...paths: string[]): Shape => ({ path: paths.join(''), fill });

export const drawn = (stroke: string, strokeWidth: number, ...paths: string[]): Shape => ({
  path: paths.join(''),
  stroke,
  strokeWidth,
});

/** White, pupil and a spark of light. */
export const eye = (x: number, y: number, radius: number): Shape[] => [
  filled('#fffdf2', disc(x, y, radius)),
  filled('#15122e', disc(x + radius * 0.2, y, radius * 0.62)),
  filled('#ffffff', disc(x + radius * 0.4, y - radius * 0.3, radius * 0.22)),
];
