import { randomBytes } from 'node:crypto';
import type { TestServer } from '../test-server.ts';

interface TestJackpot {
  sharePpm: number;
  seed: number;
  cap: number;
  mustDrop: boolean;
  oneIn: number;
  game: string;
}

/** Adds a jackpot behind the desk's back, so that a test may win it as often as it likes. Answers its code. */
export async function addJackpot(
  servers: readonly TestServer[],
  given: Partial<TestJackpot> = {},
): Promise<string> {
  const terms = {
    sharePpm: 100_000,
    seed: 10_000,
    cap: 20_000,
    mustDrop: true,
    // Nobody draws it.
    oneIn: 1_000_000_000_000_000,
    game: 'plinko',
    ...given,
  };
  const code = `pot-${randomBytes(6).toString('hex')}`;
  await servers[0]?.database.owner.query(
    `with added as (
       insert into games.jackpot (code, name_en, name_tl, state, share_ppm, seed, cap, must_drop, one_in)
       values ($1, 'Pot', 'Palayok', 'on', $2, $3, $4, $5, $6) returning id
     ), pools as (
       insert into games.jackpot_pool (jackpot_id, is_test, code, state)
       select id, is_test, $1, 'on' from added, unnest(array[false, true]) is_test
     )
     insert into games.jackpot_game (game_code, jackpot_id) select $7, id from added`,
    [code, terms.sharePpm, terms.seed, terms.cap, terms.mustDrop, terms.oneIn, terms.game],
  );
  for (const server of servers) await server.games.addMissingJackpots([]);
  return code;
}

/** Takes it away from its game, so that the next test has its own alone. */
export async function removeJackpot(servers: readonly TestServer[], code: string): Promise<void> {
  await servers[0]?.database.owner.query(
    `delete from games.jackpot_game g using games.jackpot j where j.id = g.jackpot_id and j.code = $1`,
    [code],
  );
  for (const server of servers) await server.games.addMissingJackpots([]);
}

interface PoolRow {
  generation: number;
  balance: bigint;
  reserve: bigint;
  /** What the ledger has on its accounts. */
  booked: bigint;
  reserveBooked: bigint;
}

export async function readPool(
  { database }: TestServer,
  code: string,
  isTest = true,
): Promise<PoolRow> {
  const prefix = isTest ? 'test:' : '';
  const { rows } = await database.owner.query<PoolRow>(
    `select p.generation, p.balance, p.reserve,
       coalesce((select sum(amount) from ledger.entry where account = $3), 0)::bigint as booked,
       coalesce((select sum(amount) from ledger.entry where account = $4), 0)::bigint as reserve_booked
     from games.jackpot_pool p where p.code = $1 and p.is_test = $2`,
    [code, isTest, `${prefix}jackpots:${code}`, `${prefix}jackpots-reserve:${code}`],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no pool of ${code}`);
  return row;
}
