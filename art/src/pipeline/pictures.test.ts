import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeDrawn, drawnListFile, readDrawnList } from './drawn-list.ts';
import { planPictures } from './plan-pictures.ts';

const folder = resolve(import.meta.dirname, '../../pictures');

// Hundreds of covers are planned here, which a busy machine does not do in the usual five seconds.
describe('the pictures in the tree', { timeout: 60_000 }, () => {
  it('are those that the sources draw; npm run art draws what changed', async () => {
    expect(await readDrawnList(folder)).toEqual(describeDrawn(planPictures()));
  });

  it('are all there, and nothing else is', async () => {
    const listed = Object.values(await readDrawnList(folder)).flatMap(({ files }) => files);
    const found = globSync('**/*.*', { cwd: folder }).toSorted();
    expect(found).toEqual([...listed, drawnListFile, 'manifest.json'].toSorted());
  });
});
