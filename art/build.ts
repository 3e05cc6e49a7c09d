import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPictures } from './src/pipeline/build-pictures.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });

await buildPictures(resolve(values.out ?? `${import.meta.dirname}/pictures`), (line) =>
  process.stdout.write(`${line}\n`),
);
