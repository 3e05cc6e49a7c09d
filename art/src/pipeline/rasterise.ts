import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Output, Picture } from './picture.ts';

/** Part of every picture's hash: a change here redraws everything. */
export const ENCODING = {
  webp: { quality: 78, effort: 4 },
  png: { compressionLevel: 9 },
} as const;

// Pictures are built two at a time, so one thread each fills two cores without fighting.
sharp.concurrency(1);

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

async function draw(svg: string, width: number): Promise<Pixels> {
  const viewBoxWidth = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1] ?? width);
  const density = (72 * width) / viewBoxWidth;
  return sharp(Buffer.from(svg), { density })
    .resize({ width })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function encode(pixels: Pixels, output: Exclude<Output, { format: 'svg' }>): Promise<Buffer> {
  const { width, height, channels } = pixels.info;
  const image = sharp(pixels.data, { raw: { width, height, channels } }).resize({
    width: output.width,
  });
  if (output.format === 'png') return image.png(ENCODING.png).toBuffer();
  return image.webp({ ...ENCODING.webp, ...output.encoding }).toBuffer();
}

/** Writes all files of one picture: the SVG is drawn once at the largest width and scaled from there. */
export async function rasterise(picture: Picture, outDir: string): Promise<void> {
  const widths = picture.outputs.flatMap((output) =>
    output.format === 'svg' ? [] : [output.width],
  );
  const pixels = widths.length > 0 ? await draw(picture.svg, Math.max(...widths)) : undefined;
  for (const output of picture.outputs) {
    const path = join(outDir, output.file);
    await mkdir(dirname(path), { recursive: true });
    if (output.format === 'svg' || !pixels) await writeFile(path, picture.svg);
    else await writeFile(path, await encode(pixels, output));
  }
}
