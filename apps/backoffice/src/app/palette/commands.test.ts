import { expect, it } from 'vitest';
import { type Command, matchCommands, restBehind } from './commands.ts';

const command = (label: string): Command => ({ id: label, label, drawing: {}, run: () => {} });
const commands = ['Theme: dark', 'Settings', 'Players', 'Piñata theme'].map(command);
const find = (typed: string) => matchCommands(commands, typed).map(({ label }) => label);

it('finds by words in any order, without marks, what begins with it first', () => {
  expect(find('')).toHaveLength(4);
  expect(find('dark them')).toEqual(['Theme: dark']);
  expect(find('pinata')).toEqual(['Piñata theme']);
  expect(find('the')).toEqual(['Theme: dark', 'Piñata theme']);
  expect(find('nothing')).toEqual([]);
});

it('tells a verb from what it is about', () => {
  expect(restBehind('Stop venue', 'stop venue Galaxy Two')).toBe('Galaxy Two');
  expect(restBehind('Stop venue', 'stop galaxy')).toBe('galaxy');
  expect(restBehind('Stop venue', 'STO ven')).toBe('');
  expect(restBehind('Stop venue', 'st galaxy')).toBeNull();
  expect(restBehind('Stop venue', 'venue galaxy')).toBeNull();
  expect(restBehind('Stop venue', '')).toBeNull();
});
