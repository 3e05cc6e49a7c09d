import { expect, it } from 'vitest';
import { ageText } from './age-text.ts';

it('says how long ago in the largest whole unit', () => {
  expect(ageText(3, 'en')).toBe('now');
  expect(ageText(119, 'en')).toBe('1 min. ago');
  expect(ageText(3600 * 5, 'en')).toBe('5 hr. ago');
  expect(ageText(86_400 * 3, 'en')).toBe('3 days ago');
  expect(ageText(-3600, 'en')).toBe('in 1 hr.');
});

it('says any number of days and hours in Tagalog without a bracket', () => {
  for (let count = 1; count < 24; count += 1) {
    expect(ageText(86_400 * count, 'tl')).toBe(
      count === 1 ? 'kahapon' : `${count} araw ang nakalipas`,
    );
    expect(ageText(3600 * count, 'tl')).not.toContain('(');
    expect(ageText(-3600 * count, 'tl')).not.toContain('(');
  }
});
