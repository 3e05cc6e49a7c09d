import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { expect, it } from 'vitest';
import { createSeenHere } from './seen-here.ts';

const now = 1_763_280_000;
const announced = (frequency: number) => ({
  id: String(frequency),
  frequency,
  url: '/a.webp',
  seq: 1,
  start_time: 0,
  end_time: now + 9,
  state: 1,
  visible_type: 1,
  level_list: '',
});
const newStore = () => createStore(createMemoryStorage(), 'localhost');

it('remembers one of each login for the page load of a visitor, and for every tab of a player [M-251 M-252]', () => {
  const store = newStore();
  const here = createSeenHere(store);
  here.note(announced(2), now, false);
  expect(Object.keys(here.read())).toEqual(['2']);
  expect(createSeenHere(store).read()).toEqual({});
  here.note(announced(2), now, true);
  expect(createSeenHere(store).read()).toEqual({ 2: { at: now, frequency: 2 } });
});

it('remembers a daily one for everybody, whoever is logged in [M-250]', () => {
  const store = newStore();
  createSeenHere(store).note(announced(1), now, false);
  expect(createSeenHere(store).read()).toEqual({ 1: { at: now, frequency: 1 } });
});

it('begins anew with a login', () => {
  const here = createSeenHere(newStore());
  here.note(announced(2), now, false);
  here.forgetVisit();
  expect(here.read()).toEqual({});
});
