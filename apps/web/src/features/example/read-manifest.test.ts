import { expect, it } from 'vitest';
import { picturesOf } from './read-manifest.ts';

const measured = { width: 400, height: 533, widths: [200, 400] };

it('finds the pictures of one kind by name and leaves out what has no measures', () => {
  const manifest = {
    'covers/perya-wheel': measured,
    'covers/mango-rush': measured,
    'covers/broken': { width: 'wide' },
    'medals/gold': measured,
  };
  expect(picturesOf(manifest, 'covers').map((picture) => picture.base)).toEqual([
    '/art/covers/mango-rush',
    '/art/covers/perya-wheel',
  ]);
});

it('finds nothing in what is no list', () => {
  expect(picturesOf(null, 'covers')).toEqual([]);
  expect(picturesOf('covers', 'covers')).toEqual([]);
});
