import { describe, expect, it } from 'vitest';
import { luminance } from '../drawing/colour.ts';
import { composePlatform } from './compose-platform.ts';
import { PLATFORMS } from './list.ts';
import { PLATFORM_LOOKS } from './looks.ts';

const luminanceOf = (hex: string) => {
  const value = Number.parseInt(hex.slice(1), 16);
  return luminance((value >> 16) & 255, (value >> 8) & 255, value & 255);
};

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminanceOf(first), luminanceOf(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the logo of a platform', () => {
  it('is about three times as wide as high and small to load', () => {
    for (const platform of PLATFORMS) {
      const sheet = composePlatform(platform);
      expect(sheet.width / sheet.height).toBeCloseTo(3.2);
      expect(sheet.toString().length, platform.id).toBeLessThan(16_384);
    }
  });

  it('keeps its letters readable over the whole of its ground', () => {
    for (const [id, { ground, ink, ink2 }] of PLATFORM_LOOKS) {
      for (const paint of ground) {
        expect(contrast(ink, paint), id).toBeGreaterThanOrEqual(4.5);
        expect(contrast(ink2, paint), id).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('shares neither its emblem nor its ground with another', () => {
    const looks = [...PLATFORM_LOOKS.values()];
    expect(new Set(looks.map(({ emblem }) => emblem)).size).toBe(looks.length);
    expect(new Set(looks.map(({ ground }) => ground.join(' '))).size).toBe(looks.length);
  });

  it('is refused for a platform that nobody has drawn', () => {
    expect(() => composePlatform({ id: 'unknown', name: 'Unknown' })).toThrow('has no logo');
  });
});
