import type { GameToList } from '@perya/contract/catalogue/staff-calls/listing';
import { moneyTyped, numberTyped } from '../../../lib/fields/money-typed.ts';

/** What money depends on of a game, as it is typed. */
export interface TypedTerms {
  readonly provider_game: string;
  readonly category: string;
  readonly rtp: string;
  readonly stake_min: string;
  readonly stake_max: string;
  readonly win_times: string;
}

export interface TypedGame extends TypedTerms {
  readonly code: string;
  readonly name: string;
  readonly platform: string;
}

export const emptyGame: TypedGame = {
  code: '',
  name: '',
  platform: '',
  provider_game: '',
  category: 'Slot',
  rtp: '',
  stake_min: '1.00',
  stake_max: '1000.00',
  win_times: '',
};

/** What goes to the server of it, for the contract to judge. */
export const termsOf = (typed: TypedTerms) => ({
  provider_game: typed.provider_game.trim(),
  category: typed.category.trim() as GameToList['category'],
  rtp: typed.rtp.trim(),
  stake_min: moneyTyped(typed.stake_min) ?? typed.stake_min,
  stake_max: moneyTyped(typed.stake_max) ?? typed.stake_max,
  win_times: typed.win_times.trim() === '' ? null : numberTyped(typed.win_times),
});

export const gameOf = (typed: TypedGame): GameToList => ({
  code: typed.code.trim(),
  name: typed.name.trim(),
  platform: typed.platform.trim(),
  ...termsOf(typed),
});

/** The columns of a pasted list, in this order; what stands behind them is left out. */
const columns = [
  'code',
  'name',
  'provider_game',
  'category',
  'rtp',
  'stake_min',
  'stake_max',
  'win_times',
] as const;

/** A provider's list as a table gives it: a game on each line, tabs or semicolons between its parts. */
export function readList(text: string, platform: string): GameToList[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const parts = line.split(/[\t;]/);
    const given = Object.fromEntries(columns.map((name, place) => [name, parts[place] ?? '']));
    return gameOf({ ...emptyGame, stake_min: '', stake_max: '', ...given, platform });
  });
}
