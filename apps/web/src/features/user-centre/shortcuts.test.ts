import { expect, it } from 'vitest';
import { shortcutsFor } from './shortcuts.ts';

const everywhere = () => true;
const paths = (partner: Parameters<typeof shortcutsFor>[0]) =>
  shortcutsFor(partner, everywhere).map(({ path }) => path);

it('leads to transactions, bets, bonuses and withdrawal accounts', () => {
  const all = ['/s-transaction', '/bet-record', '/s-transaction/bonus', '/withdraw-accounts'];
  expect(paths(null)).toEqual(all);
  expect(paths('ewallet')).toEqual(all);
  expect(paths('lazada-h5')).toEqual(all);
});

it('keeps withdrawal accounts from second-mini and in-app shopping users', () => {
  expect(paths('maya')).not.toContain('/withdraw-accounts');
  expect(paths('lazada')).not.toContain('/withdraw-accounts');
});

it('offers nothing whose page is not there', () => {
  expect(shortcutsFor(null, () => false)).toEqual([]);
  expect(shortcutsFor(null, (path) => path === '/bet-record')).toHaveLength(1);
});
