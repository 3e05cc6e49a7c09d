/** How many different values one draw of 32 bits can take; a bound may not be larger. */
export const wordCount = 2 ** 32;

/**
 * A whole number below the bound out of 32-bit words: the remainder of the first word that does not
 * lie in the incomplete last stretch. Taking that one too would make low numbers a little more likely.
 */
export function drawBelow(bound: number, nextWord: () => number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > wordCount) {
    throw new RangeError(`Not a bound from 1 to 2^32: ${bound}`);
  }
  if (bound === wordCount) return nextWord();
  // As unsigned words, whose remainder is one instruction; that of larger numbers is a call.
  const size = bound >>> 0;
  const lastStart = -size >>> 0;
  let word = nextWord() >>> 0;
  // The incomplete stretch is shorter than the bound, so of most words it need not be worked out.
  if (word >= lastStart) {
    const fairEnd = wordCount - (lastStart % size);
    while (word >= fairEnd) word = nextWord() >>> 0;
  }
  return word % size;
}
