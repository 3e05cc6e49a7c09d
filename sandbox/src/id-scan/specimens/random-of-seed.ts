export interface Random {
  /** A number in [from, to). */
  between(from: number, to: number): number;
  /** A whole number from `from` to `to`, both possible. */
  whole(from: number, to: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  digits(count: number): string;
}

/** The same seed gives the same person and the same picture on every machine. */
export function randomOfSeed(seed: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between: (from, to) => from + next() * (to - from),
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
  };
}
