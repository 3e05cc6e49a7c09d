import { expect, test } from 'vitest';
import { dealOrder } from './deal-order.ts';

test('cards go to player and banker in turn, the third cards last', () => {
  const order = dealOrder({ player: ['As', '2s'], banker: ['3h', '4h', '5h'] });
  expect(order.map(({ side, card }) => `${side} ${card}`)).toEqual([
    'player As',
    'banker 3h',
    'player 2s',
    'banker 4h',
    'banker 5h',
  ]);
});
