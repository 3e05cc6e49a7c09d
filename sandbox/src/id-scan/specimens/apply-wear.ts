import sharp, { type Sharp } from 'sharp';
import { type Random, randomOfSeed } from './random-of-seed.ts';
import type { Wear } from './wear.ts';

interface Photo {
  image: Sharp;
  width: number;
  height: number;
  random: Random;
}

const desk = { r: 96, g: 88, b: 80, alpha: 1 };

/** Lamps leave a spot in which print is faint, not gone. */
function lamp({ width, height, random }: Photo): Buffer {
  const cx = random.between(0.3, 0.8) * width;
  const cy = random.between(0.25, 0.75) * height;
  const rx = width * random.between(0.16, 0.26);
  const ry = height * random.between(0.18, 0.3);
  const turn = random.between(-40, 40);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity="0.82"/><stop offset="0.55" stop-color="#fff" stop-opacity="0.55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${cx} ${cy})" fill="url(#g)"/></svg>`,
  );
}

const appliers: Record<Wear, (photo: Photo) => Sharp> = {
  none: ({ image }) => image,
  tilt: ({ image, random }) => {
    const degrees = random.between(3, 8) * random.pick([1, -1]);
    return image.rotate(degrees, { background: desk });
  },
  blur: ({ image, random }) => image.blur(random.between(1.5, 2.1)),
  glare: (photo) => photo.image.composite([{ input: lamp(photo), blend: 'over' }]),
  'low-contrast': ({ image, random }) => {
    const strength = random.between(0.22, 0.34);
    return image.linear(strength, random.between(60, 110));
  },
};

/** A photo of the card on a desk, as JPEG; the seed decides how bad it is. */
export async function applyWear(svg: string, wear: Wear, seed: string): Promise<Buffer> {
  const margin = 56;
  const laid = await sharp(Buffer.from(svg), { density: 72 * 1.25 })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: desk })
    .flatten({ background: desk })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = laid.info;
  const random = randomOfSeed(`${seed} ${wear}`);
  const worn = appliers[wear]({ image: sharp(laid.data), width, height, random });
  return worn.jpeg({ quality: wear === 'none' ? 92 : 80 }).toBuffer();
}
