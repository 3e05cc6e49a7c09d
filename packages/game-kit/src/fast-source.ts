import { drawBelow } from './bounded-draw.ts';
import type { RandomSource } from './random.ts';

/** Spreads a small seed over the whole state (splitmix32). */
function spread(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

/**
 * xoshiro128**: millions of draws a second, the same for the same seed. For simulations and tests, and for what is
 * printed once for all, as the cards of a bingo hall are; a player's round draws from the fair source.
 */
export function createFastSource(seed: number): RandomSource {
  const next = spread(seed);
  let a = next();
  let b = next();
  let c = next();
  let d = next();
  const nextWord = () => {
    const product = Math.imul(b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  return { below: (bound) => drawBelow(bound, nextWord) };
}
