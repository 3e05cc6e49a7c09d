import { expect, it } from 'vitest';
import { shortcutsFor, tilesPerRow } from './shortcuts.ts';

const everywhere = () => true;
const paths = (partner: Parameters<typeof shortcutsFor>[0]) =>
  shortcutsFor(partner, everywhere).map(({ path }) => path);

it('leads to transactions, bets, bonuses, withdrawal accounts and the wins of the day [M-048]', () => {
  const all = [
    ...['/s-transaction', '/bet-record', '/s-transaction/bonus', '/withdraw-accounts'],
    '/daily-wins',
  ];
  expect(paths(null)).toEqual(all);
  expect(paths('ewallet')).toEqual(all);
  expect(paths('lazada-h5')).toEqual(all);
});

it('keeps withdrawal accounts from second-mini and in-app shopping users [M-048]', () => {
  expect(paths('maya')).not.toContain('/withdraw-accounts');
  expect(paths('lazada')).not.toContain('/withdraw-accounts');
});

it('offers nothing whose page is not there', () => {
  expect(shortcutsFor(null, () => false)).toEqual([]);
  expect(shortcutsFor(null, (path) => path === '/bet-record')).toHaveLength(1);
});

it('leaves no tile alone in its row', () => {
  for (const count of [2, 3, 4, 5, 6])
    expect(count % tilesPerRow(count), String(count)).not.toBe(1);
});
