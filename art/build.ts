import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawFullWidthMark } from './src/fonts/draw-full-width-mark.ts';
import { buildPictures } from './src/pipeline/build-pictures.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });

await buildPictures(resolve(values.out ?? `${import.meta.dirname}/pictures`), (line) =>
  process.stdout.write(`${line}\n`),
);
await writeFile(`${import.meta.dirname}/fonts/full-width-mark.ttf`, drawFullWidthMark());
