import { expect, it } from 'vitest';
import { type Command, matchCommands } from './commands.ts';

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
