import { expect, it } from 'vitest';
import { firstFree } from './first-free.ts';

const now = 1_800_000_000;
const row = (id: string, holder?: { isMine: boolean; until: number }) => ({
  id,
  claim: holder ? { name: 'Ana', is_mine: holder.isMine, until: holder.until } : null,
});

it('takes the first that nobody has, or one has oneself, or was held for too long', () => {
  const taken = row('1', { isMine: false, until: now + 60 });
  expect(firstFree([taken, row('2'), row('3')], now)?.id).toBe('2');
  expect(firstFree([taken, row('4', { isMine: true, until: now + 60 })], now)?.id).toBe('4');
  expect(firstFree([taken, row('5', { isMine: false, until: now })], now)?.id).toBe('5');
});

it('leaves alone what colleagues have', () => {
  expect(firstFree([row('1', { isMine: false, until: now + 1 })], now)).toBeUndefined();
});
