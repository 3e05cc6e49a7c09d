import { expect, it } from 'vitest';
import { hourText } from './hour-text.ts';

it.each([
  [19, '7PM'],
  [1, '1AM'],
  [12, '12PM'],
  [24, '12AM'],
])('%i is %s [G-284]', (hour, text) => {
  expect(hourText(hour)).toBe(text);
});
