import { expect, test } from 'vitest';
import { adIdPattern, isLandingPath, landingLink, tagIdPattern } from './campaign.ts';

test('an advertisement’s address leads to one of the three pages, with its id [A-029 A-030 A-031 A-366]', () => {
  const url = new URL(landingLink('https://perya.ph', 'grabmb', 'fiesta-2026'));
  expect(isLandingPath(url.pathname)).toBe(true);
  expect(url.searchParams.get('ad-id')).toBe('fiesta-2026');
  expect(['/grabvip/', '/GRABFG'].every(isLandingPath)).toBe(true);
  expect(['/', '/grab', '/grabvipx', '/my/grabvip'].some(isLandingPath)).toBe(false);
});

test('an id holds nothing that a header or a script could be broken with', () => {
  expect(adIdPattern.test('fiesta.2026_a~b-c')).toBe(true);
  for (const bad of ['', 'a b', 'a\r\nx: y', '<script>', 'ñ', 'x'.repeat(129)]) {
    expect(adIdPattern.test(bad), bad).toBe(false);
  }
  expect(tagIdPattern.test('G-AB12CD34EF')).toBe(true);
  for (const bad of ['', 'UA-1', 'G-abc', 'G-AB"><', 'javascript:1']) {
    expect(tagIdPattern.test(bad), bad).toBe(false);
  }
});
