import { expect, it } from 'vitest';
import { shortPesos } from './short-pesos.ts';

it('leaves centavos out where there are none', () => {
  expect(['2500.00', '99.50', '0.05', 'x'].map(shortPesos)).toEqual([
    ...['₱2,500', '₱99.50', '₱0.05', '₱0'],
  ]);
});
