import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawFullWidthMark } from './draw-full-width-mark.ts';

it('is in the tree as it is drawn', () => {
  const file = new URL('../../fonts/full-width-mark.ttf', import.meta.url);
  expect(readFileSync(file).equals(drawFullWidthMark())).toBe(true);
});
