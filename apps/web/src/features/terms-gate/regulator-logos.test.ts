import { expect, it } from 'vitest';
import { regulatorLogos } from './regulator-logos.ts';

it('takes the configured logos [M-148 M-239]', () => {
  const bottom = [{ name: 'PAGCOR', url: '/files/p.svg', link_h5: 'https://www.pagcor.ph/' }];
  expect(regulatorLogos({ bottom })).toBe(bottom);
});

it('has logos of its own where none are configured, the 21+ one leading to the regulator [M-239 M-240]', () => {
  for (const index of [null, { bottom: [] }]) {
    const logos = regulatorLogos(index);
    expect(logos.find(({ name }) => name === '21+')?.link_h5).toBe('https://www.pagcor.ph/');
  }
});
