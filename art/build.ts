import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawFullWidthMark } from './src/fonts/draw-full-width-mark.ts';
import { buildPictures } from './src/pipeline/build-pictures.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });

const folder = resolve(values.out ?? `${import.meta.dirname}/pictures`);
await buildPictures(folder, (line) => process.stdout.write(`${line}\n`));
await mkdir(join(folder, 'fonts'), { recursive: true });
await writeFile(join(folder, 'fonts/full-width-mark.ttf'), drawFullWidthMark());
