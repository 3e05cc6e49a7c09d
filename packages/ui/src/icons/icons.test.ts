import { describe, expect, it } from 'vitest';
import type { Drawing } from '../icon.tsx';
import * as action from './action.ts';
import * as frame from './frame.ts';
import * as nav from './nav.ts';
import * as play from './play.ts';
import * as social from './social.ts';
import * as status from './status.ts';

const drawings: [string, Drawing][] = Object.entries({
  ...frame,
  ...nav,
  ...action,
  ...play,
  ...status,
  ...social,
});

describe('the icon set', () => {
  it('has a drawing for each tab, with three frames of the gift', () => {
    expect(frame).toMatchObject({ homeIcon: {}, personIcon: {} });
    expect(Object.keys(nav).sort()).toEqual([
      'coinIcon',
      'giftIcon',
      'giftLiftedIcon',
      'giftOpenIcon',
      'headsetIcon',
    ]);
  });

  it('draws every icon with commands that a browser understands', () => {
    const path = /^M[\dMmLlHhVvCcSsQqAaZz.,\s-]+$/;
    for (const [name, { line, solid }] of drawings) {
      expect(line ?? solid, name).toBeDefined();
      expect(line ?? solid, name).toMatch(path);
      if (line && solid) expect(solid, name).toMatch(path);
    }
  });

  it('starts every stroke inside the 24 by 24 grid', () => {
    for (const [name, { line = '', solid = '' }] of drawings) {
      for (const [, x, y] of `${line} ${solid}`.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)) {
        expect(Number(x), name).toBeGreaterThanOrEqual(2);
        expect(Number(x), name).toBeLessThanOrEqual(22);
        expect(Number(y), name).toBeGreaterThanOrEqual(2);
        expect(Number(y), name).toBeLessThanOrEqual(22);
      }
    }
  });

  it('draws no icon twice', () => {
    const shapes = drawings.map(([, { line, solid }]) => `${line}|${solid}`);
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});
