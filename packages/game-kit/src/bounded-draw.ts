/** How many different values one draw of 32 bits can take; a bound may not be larger. */
export const wordCount = 2 ** 32;

/**
 * A uniform whole number below the bound out of 32-bit words, by rejection sampling: a plain
 * remainder would make low numbers a little more likely.
 */
export function drawBelow(bound: number, nextWord: () => number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > wordCount) {
    throw new RangeError(`Not a bound from 1 to 2^32: ${bound}`);
  }
  if (bound === wordCount) return nextWord();
  // Unsigned words: their remainder is one instruction.
  const size = bound >>> 0;
  const lastStart = -size >>> 0;
  let word = nextWord() >>> 0;
  // Fewer than `bound` words are rejected, so for most the threshold need not be computed.
  if (word >= lastStart) {
    const fairEnd = wordCount - (lastStart % size);
    while (word >= fairEnd) word = nextWord() >>> 0;
  }
  return word % size;
}
