import { expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';

it('lists each width of a picture in both formats and falls back to the widest', () => {
  expect(pictureSources('/art/covers/mango-rush', [200, 400])).toEqual({
    avif: '/art/covers/mango-rush-200.avif 200w, /art/covers/mango-rush-400.avif 400w',
    webp: '/art/covers/mango-rush-200.webp 200w, /art/covers/mango-rush-400.webp 400w',
    fallback: '/art/covers/mango-rush-400.webp',
  });
});
