import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { expect, it } from 'vitest';
import { emptyQueue, takeGift } from './gift-queue.ts';
import { readQueue, writeQueue } from './gift-store.ts';

const newStore = () => createStore(createMemoryStorage(), 'localhost');
const names = { name: 'Gift', name_tl: 'Regalo' };
const gift = { messageId: 'b-1', cash_type: 4004, amount: '88.00', to_play: '88.00', ...names };

it('gives back what waits and what was seen, after a reload and in another tab [G-319]', () => {
  const store = newStore();
  const queue = takeGift(emptyQueue, gift, 1000);
  writeQueue(store, queue);
  expect(readQueue(store)).toEqual(queue);
});

it('begins anew where nothing, or nothing that can be read, is stored', () => {
  const store = newStore();
  expect(readQueue(store)).toEqual(emptyQueue);
  for (const broken of [7, { seen: 'x' }, { seen: ['a', 1], waiting: [null, { gift: {} }] }]) {
    store.write('gifts', broken);
    expect(readQueue(store).waiting).toEqual([]);
  }
  expect(readQueue(store).seen).toEqual(['a']);
});
