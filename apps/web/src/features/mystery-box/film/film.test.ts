import { boxFilm, boxProgress, frameAt } from '@perya/contract/rules/promotions/boxes';
import { expect, it } from 'vitest';
import { frameOf } from './film-position.ts';
import { stripCount, stripOf, stripPath } from './strip-of.ts';

it('maps a progress of 0 to 100 onto the frames 000 to 069 [M-226]', () => {
  expect([0, 50, 100].map(frameAt)).toEqual([0, 35, 69]);
  expect([-5, 120].map(frameAt)).toEqual([0, 69]);
});

it('finds every frame on one place of one strip [M-226]', () => {
  const places = Array.from({ length: boxFilm.frames }, (_, frame) => stripOf(frame));
  expect(new Set(places.map(({ strip, place }) => `${strip}.${place}`)).size).toBe(70);
  expect(Math.max(...places.map(({ strip }) => strip))).toBe(stripCount - 1);
  expect(stripPath(6)).toBe('/art/box/frames-6-2400.webp');
});

it('goes to 40 % when it is shown, and stays there [M-221]', () => {
  const frameMs = boxFilm.popupFrameMs;
  expect(frameOf('waiting', 0, frameMs)).toBe(0);
  expect(frameOf('waiting', 10 * frameMs, frameMs)).toBe(10);
  expect(frameOf('waiting', 60_000, frameMs)).toBe(frameAt(boxProgress.shown));
});

it('goes on to 90 % while it claims, and loops [M-221]', () => {
  const frameMs = boxFilm.popupFrameMs;
  const shown = frameAt(40);
  const claiming = frameAt(90);
  expect(frameOf('claiming', 0, frameMs)).toBe(shown);
  expect(frameOf('claiming', (claiming - shown) * frameMs, frameMs)).toBe(claiming);
  expect(frameOf('claiming', (claiming - shown + 1) * frameMs, frameMs)).toBe(shown);
});

it('shows a frame for 30 ms in the prompt and 50 ms in the popup [M-227 M-449]', () => {
  expect(frameOf('opened', 300, boxFilm.promptFrameMs) - frameAt(90)).toBe(7);
  expect(frameOf('opened', 300, boxFilm.popupFrameMs) - frameAt(90)).toBe(6);
});
