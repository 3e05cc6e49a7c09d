import sharp from 'sharp';

const rows = 8;
const columns = 8;
/** Differences of grey that are smaller come from the encoding and not from the picture. */
const contrastMin = 2;

/**
 * 64 bits by which the same picture is found again after it was resized, re-encoded, brightened or
 * slightly cut: whether each of 8 × 8 patches is brighter than its right neighbour. It finds pictures,
 * not faces: another photo of the same person is another picture. Null for a picture without contrast.
 */
export async function hashPicture(bytes: Buffer): Promise<bigint | null> {
  const grey = await sharp(bytes)
    .flatten({ background: 'white' })
    .greyscale()
    .resize(columns + 1, rows, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  if (Math.max(...grey) - Math.min(...grey) < contrastMin) return null;
  let hash = 0n;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * (columns + 1) + column;
      hash = (hash << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, hash);
}

/** How many of the 64 bits differ. */
export function bitsApart(one: bigint, other: bigint): number {
  let left = BigInt.asUintN(64, one ^ other);
  let count = 0;
  for (; left !== 0n; left >>= 1n) count += Number(left & 1n);
  return count;
}
