import { expect, test } from 'vitest';
import { stateWith } from './screen-player.ts';

const one = Buffer.from('one');
const another = Buffer.from('another');

test('what two people decided holds for that person on the list alone', () => {
  const found = { state: 'listed', list: 'NDRP', hit: one } as const;
  expect(stateWith({ hit: one, decided: null }, found)).toBe('listed');
  expect(stateWith({ hit: one, decided: 'other' }, found)).toBe('clear');
  expect(stateWith({ hit: another, decided: 'other' }, found)).toBe('listed');
  expect(stateWith({ hit: one, decided: 'same' }, { ...found, state: 'alike' })).toBe('listed');
  expect(stateWith({ hit: one, decided: 'same' }, { state: 'clear', list: '', hit: null })).toBe(
    'clear',
  );
});
