import type { AnswerOf } from '@perya/contract/call';
import type {
  ChangedListing,
  OfferedGame,
  ProviderListWanted,
  readProviderList,
} from '@perya/contract/catalogue/staff-calls/provider-list';
import { changedFacts } from '@perya/contract/catalogue/staff-calls/provider-list';
import { moneyTyped } from '../../../lib/fields/money-typed.ts';

export type ProviderList = AnswerOf<typeof readProviderList>;

/** What was ticked of a list: the provider's names of new games, facts of known ones, and ids of those that go. */
export interface Chosen {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly gone: readonly string[];
}

/** What the provider does not say, for all games that were ticked. */
export interface TypedForAll {
  readonly platform: string;
  readonly stake_min: string;
  readonly stake_max: string;
  readonly rtp: string;
  readonly category: string;
}

const codeOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64);

export const keyOfChange = ({ id, what }: ChangedListing) => `${id} ${what}`;

const addedOf = (game: OfferedGame, typed: TypedForAll): ProviderListWanted['added'][number] => ({
  code: codeOf(game.provider_game),
  name: game.name.replaceAll(/[;\t\r\n]+/g, ' ').slice(0, 80),
  platform: typed.platform,
  provider_game: game.provider_game,
  category: (game.category ?? typed.category) as NonNullable<OfferedGame['category']>,
  rtp: game.rtp ?? typed.rtp.trim(),
  stake_min: moneyTyped(typed.stake_min) ?? typed.stake_min,
  stake_max: moneyTyped(typed.stake_max) ?? typed.stake_max,
  win_times: null,
  languages: game.languages,
  fetch_cover: game.has_cover,
});

function changesOf(rows: readonly ChangedListing[]): ProviderListWanted['changed'] {
  const ids = [...new Set(rows.map(({ id }) => id))];
  return ids.map((id) => {
    const own = rows.filter((row) => row.id === id);
    const facts = changedFacts.flatMap((what) => {
      const is = own.find((row) => row.what === what)?.is;
      return is === undefined ? [] : [[what, what === 'languages' ? is.split(',') : is]];
    });
    return { id, revision: own[0]?.revision ?? 0, ...Object.fromEntries(facts) };
  });
}

/** What is asked for of a list. */
export const wantedOf = (
  venue: string,
  list: ProviderList,
  chosen: Chosen,
  typed: TypedForAll,
): ProviderListWanted => ({
  venue,
  added: list.added
    .filter(({ provider_game }) => chosen.added.includes(provider_game))
    .map((game) => addedOf(game, typed)),
  changed: changesOf(list.changed.filter((row) => chosen.changed.includes(keyOfChange(row)))),
  gone: list.gone
    .filter(({ id }) => chosen.gone.includes(id))
    .map(({ id, revision }) => ({ id, revision })),
});
