import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const origin = 'https://perya.example';

it('opens inside the app what is ours, however it is written', () => {
  expect(ownPath('/welfare?a=1', origin)).toBe('/welfare?a=1');
  expect(ownPath('https://perya.example/s-game/category/Slot?p=2#top', origin)).toBe(
    '/s-game/category/Slot?p=2#top',
  );
});

it('leaves every other address alone', () => {
  for (const link of [
    'https://perya.example.evil.example/',
    'https://www.pagcor.ph/a',
    'https://[',
  ]) {
    expect(ownPath(link, origin)).toBe(link);
  }
});
