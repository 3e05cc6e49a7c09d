/** How many different values one draw of 32 bits can take; a bound may not be larger. */
export const wordCount = 2 ** 32;

/**
 * A whole number below the bound out of 32-bit words. A word from the incomplete last stretch is
 * thrown away: taking its remainder would make low numbers a little more likely.
 */
export function drawBelow(bound: number, nextWord: () => number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > wordCount) {
    throw new RangeError(`Not a bound from 1 to 2^32: ${bound}`);
  }
  const fairEnd = wordCount - (wordCount % bound);
  let word = nextWord();
  while (word >= fairEnd) word = nextWord();
  return word % bound;
}
