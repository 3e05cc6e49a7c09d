import {
  jackpotAmountMax,
  jackpotCode,
  jackpotGame,
  jackpotGamesMax,
  jackpotStakedMax,
  jackpotStates,
  jackpotTitle,
} from '@perya/contract/games/staff-calls/jackpots';
import { jackpotShareMax, problemOfJackpot } from '@perya/contract/rules/jackpots/jackpots';
import { centavos } from '@perya/money';
import type pg from 'pg';
import * as z from 'zod/mini';
import { readWords } from '../../../platform/backoffice/read-words.ts';
import { checkRows, problemsOf } from '../../../platform/configuration/check-rows.ts';
import type { ConfigurationPart, PlainRow } from '../../../platform/configuration/part.ts';
import { isKeptAt, sourceAt } from '../../../platform/configuration/row-part.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { GamesServices } from '../services.ts';
import { isAt, requireGame } from './at-a-game.ts';
import { holdJackpots, type NewTerms } from './desk.store.ts';
import { refusals } from './save-jackpot.action.ts';

const amount = (max: bigint) => z.int().check(z.minimum(1), z.maximum(Number(max)));

const schema = z.strictObject({
  code: jackpotCode,
  name_en: jackpotTitle,
  name_tl: jackpotTitle,
  state: z.enum(jackpotStates),
  share_ppm: z.int().check(z.minimum(0), z.maximum(jackpotShareMax)),
  /** In centavos, as the next two. */
  seed: amount(jackpotAmountMax),
  cap: amount(jackpotAmountMax),
  must_drop: z.boolean(),
  one_in: amount(jackpotStakedMax),
  games: z.array(jackpotGame).check(z.minLength(1), z.maxLength(jackpotGamesMax)),
});
type JackpotLine = z.output<typeof schema>;

const termsOf = (row: JackpotLine): NewTerms => ({
  code: row.code,
  nameEn: row.name_en,
  nameTl: row.name_tl,
  state: row.state,
  sharePpm: row.share_ppm,
  seed: centavos(row.seed),
  cap: centavos(row.cap),
  mustDrop: row.must_drop,
  oneIn: centavos(row.one_in),
  games: row.games,
});

const problemsOfLine = (row: JackpotLine) =>
  problemsOf(row.code, () => {
    for (const words of [row.name_en, row.name_tl]) readWords(words);
    const { seed, cap, oneIn } = termsOf(row);
    const problem = problemOfJackpot({ ...row, seed, cap, one_in: oneIn });
    if (problem) throw new Refusal(refusals[problem]);
  });

async function read(db: Pick<pg.ClientBase, 'query'>, at: Date | null): Promise<JackpotLine[]> {
  const source = sourceAt(at);
  const { rows } = await db.query<{ data: JackpotLine }>(
    `select jsonb_build_object('code', j.code, 'name_en', j.name_en, 'name_tl', j.name_tl, 'state', j.state,
       'share_ppm', j.share_ppm, 'seed', j.seed, 'cap', j.cap, 'must_drop', j.must_drop, 'one_in', j.one_in,
       'games', (select coalesce(jsonb_agg(g.game_code order by g.game_code), '[]')
         from ${source('games.jackpot_game')} as g where g.jackpot_id = j.id)) as data
     from ${source('games.jackpot')} as j order by j.code`,
    at === null ? [] : [at],
  );
  return rows.map(({ data }) => data);
}

/** As things stand with all that came before in the transaction: the games may have come with the same file. */
async function requireGames(tx: pg.ClientBase): Promise<void> {
  const all = (await read(tx, null)).map(termsOf);
  const codes = [
    ...new Set(all.filter(({ state }) => state !== 'off').flatMap(({ games }) => games)),
  ];
  const { rows } = await tx.query<{ code: string; rtp: string }>(
    'select code, rtp from catalogue.returns_of($1)',
    [codes],
  );
  for (const code of codes) {
    const game = rows.find((row) => row.code === code) ?? null;
    requireGame(game, all.filter(isAt(code)));
  }
}

const keyOf = ({ code }: PlainRow) => String(code ?? '');

/** What jackpots begin with, take and may hold, for the file by which configuration travels; never what is in one. */
export function jackpotPart({
  jackpots: { desk, draws },
}: Pick<GamesServices, 'jackpots'>): ConfigurationPart {
  const refuse = async (rows: readonly PlainRow[]) =>
    (await Promise.all((rows as readonly JackpotLine[]).map(problemsOfLine))).flat();
  return {
    name: 'games.jackpots',
    title: { en: 'Jackpots', tl: 'Mga jackpot' },
    keyOf,
    check: (given, held) => checkRows({ schema, keyOf, refuse }, given, held),
    read,
    isKept: (db, at) => isKeptAt(db, 'games.jackpot', at),
    hold: holdJackpots,
    async write(tx, { saved, retired }) {
      for (const row of saved as readonly JackpotLine[]) await desk.save(tx, termsOf(row));
      const held = await desk.listWithin(tx);
      for (const { id, code } of held)
        if (retired.includes(code)) await desk.setState(tx, id, 'off');
      await requireGames(tx);
    },
    isRetired: ({ state }) => state === 'off',
    canRetire: () => true,
    template: () => [],
    // Should it fail, the next request of a provider reads them.
    afterCommit: () => void draws.refresh().catch(() => {}),
  };
}
