import { expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';

it('lists each width of a picture and falls back to the widest', () => {
  expect(pictureSources('/art/covers/mango-rush', [200, 400])).toEqual({
    srcSet: '/art/covers/mango-rush-200.webp 200w, /art/covers/mango-rush-400.webp 400w',
    src: '/art/covers/mango-rush-400.webp',
  });
});
