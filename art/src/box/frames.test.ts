import { expect, test } from 'vitest';
import { times } from '../drawing/number.ts';
import { BOX_FRAMES, BOX_STRIPS, FRAMES_OF_STRIP, poseOf } from './frames.ts';

const poses = times(BOX_FRAMES, poseOf);

test('the box opens in 70 frames, in whole strips', () => {
  expect(BOX_STRIPS * FRAMES_OF_STRIP).toBe(70);
  expect(new Set(poses.map((pose) => JSON.stringify(pose))).size).toBe(70);
});

test('it is shut up to 40 %, shaken up to 90 % and open at the end', () => {
  const at = (percent: number) => poses[Math.round((percent / 100) * (BOX_FRAMES - 1))];
  expect(poses.slice(0, 28).every(({ lift, burst }) => lift === 0 && burst === 0)).toBe(true);
  expect(at(90)?.burst).toBe(0);
  expect(at(90)?.lift).toBeGreaterThan(at(50)?.lift ?? 0);
  expect(at(100)).toMatchObject({ burst: 1, light: 1 });
});
