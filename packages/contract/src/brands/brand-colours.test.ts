import { expect, test } from 'vitest';
import { brandStyles, contrastOf, faintPairs, sayFaint } from './brand-colours.ts';
import { firstBrands, firstBrandTags } from './first-brands.ts';

test.each(firstBrandTags)('the colours of %s can be read in both themes', (tag) => {
  expect(faintPairs(firstBrands[tag].colours).map(sayFaint)).toEqual([]);
});

test('contrast is what WCAG computes', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('faint words are named with their ground, their theme and what would be enough', () => {
  const colours = {
    ...firstBrands.h5.colours,
    'accent-ink': { light: '#f7a90a', dark: firstBrands.h5.colours['accent-ink'].dark },
  };
  expect(faintPairs(colours).map(sayFaint)).toEqual([
    'accent-ink on accent 1.00 (light, at least 4.5)',
    'accent-ink on accent-hover 1.15 (light, at least 4.5)',
  ]);
});

test('the styles of a brand are one rule of custom properties', () => {
  const { tag, colours, rounds } = firstBrands.sinag;
  const styles = brandStyles(tag, colours, rounds);
  expect(styles).toContain('--accent:light-dark(#ff7f24,#ff8f40)');
  expect(styles).toContain('--shade:light-dark(rgb(6 48 45/14%),rgb(0 0 0/50%))');
  expect(styles).toContain('--card-round:1.375rem;--control-round:1.5rem;--sheet-round:2rem');
  expect(styles.match(/[{}]/g)).toEqual(['{', '}']);
});
