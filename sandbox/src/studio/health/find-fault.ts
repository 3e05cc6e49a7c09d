import { createFairSource } from '@perya/game-kit/fair-source';
import { chiSquare } from '@perya/game-kit/statistics/chi-square';

/** So many equal bytes in a row come once in 2^40 places of an honest source (SP 800-90B, repetition count). */
const repeatedMax = 5;
/** Of so many bytes an honest source has the first one again two times, and practically never so often (adaptive proportion). */
const windowBytes = 512;
const sameMax = 30;
/** Of a billion checks of an honest source one is stranger. */
const strangest = 1e-9;

function isRepeating(bytes: Uint8Array): boolean {
  let length = 1;
  for (let place = 1; place < bytes.length; place += 1) {
    length = bytes[place] === bytes[place - 1] ? length + 1 : 1;
    if (length > repeatedMax) return true;
  }
  return false;
}

function isLeaning(bytes: Uint8Array): boolean {
  for (let start = 0; start + windowBytes <= bytes.length; start += windowBytes) {
    const window = bytes.subarray(start, start + windowBytes);
    const [first] = window;
    if (window.filter((byte) => byte === first).length > sameMax) return true;
  }
  return false;
}

function isUneven(bytes: Uint8Array): boolean {
  const counts = new Array<number>(256).fill(0);
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
  const { p } = chiSquare('bytes', counts, new Array<number>(256).fill(bytes.length / 256));
  return !(p >= strangest);
}

/** What is wrong with bytes that seeds are made of; null if nothing is. */
export function faultOfBytes(bytes: Uint8Array): string | null {
  if (isRepeating(bytes)) return 'the same byte comes again and again';
  if (isLeaning(bytes)) return 'one byte comes far too often';
  return isUneven(bytes) ? 'bytes do not come equally often' : null;
}

const knownSeeds = { serverSeed: '0'.repeat(64), clientSeed: 'perya', nonce: 1 };
/** HMAC-SHA256 of these seeds, computed by another implementation. */
const knownWords = [4_084_883_647, 2_844_900_293, 2_889_655_213, 1_984_663_113];

/** Whether the stream of a round is what it is said to be. */
export function faultOfStream(
  createSource: typeof createFairSource = createFairSource,
): string | null {
  const source = createSource(knownSeeds);
  const isRight = knownWords.every((word) => source.below(2 ** 32) === word);
  return isRight ? null : 'the stream of known seeds is another one';
}
