import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  correctionOf,
  type Drawn,
  drawn,
  returnedBy,
} from '../../../testing/games/drawn-requests.ts';
import { WalletModel } from '../../../testing/games/wallet-model.ts';
import { type SeatedPlayer, seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bySystem } from '../../audit/index.ts';

const requestsEach = 80;
/** A long run asks for more, and for others: `MODEL_REQUESTS=100000 MODEL_SEED=1 MODEL_PLAYERS=16`, before a release. */
const playersAtOnce = Number(process.env['MODEL_PLAYERS'] ?? 4);
const runs = Math.ceil(Number(process.env['MODEL_REQUESTS'] ?? 960) / requestsEach / playersAtOnce);
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_120);
const total = runs * requestsEach * playersAtOnce;
/** A request and its look into the books take some milliseconds each. */
const timeoutMs = Math.max(240_000, total * 60);
const funds = 6000;
/** So low a ceiling that many wins pass it. */
const times = 1;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.database.owner.query(
    `update catalogue.game set win_times = ${times} where code = 'plinko'`,
  );
  server.catalogue.expire();
});

afterAll(() => server.stop());

/** How often each answer came, and each decision. */
const seen = new Map<string, number>();
const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

function tally(): string {
  const lines = [...seen].sort(([, a], [, b]) => b - a).map(([what, times]) => `${times} ${what}`);
  return [`seed ${seed}, ${total} drawn`, ...lines].join('\n');
}

function send(seat: SeatedPlayer, request: Drawn): Promise<ProviderAnswer> {
  const name = (number: number) => `t-${seat.uid}-${number}`;
  const transaction_id = name(request.id);
  const bet_transaction_id = name(request.betId);
  const round_id = `r-${seat.uid}-${request.round}`;
  const { amount, isFinished: is_finished } = request;
  const { player } = seat;
  if (request.verb === 'bet') return seat.bet({ transaction_id, round_id, amount });
  if (request.verb === 'win') {
    const stake_returned = returnedBy(request);
    const win = { transaction_id, bet_transaction_id, round_id, amount, is_finished };
    return seat.win(stake_returned > 0 ? { ...win, stake_returned } : win);
  }
  if (request.verb === 'correction') {
    const named = { transaction_id, bet_transaction_id, round_id };
    return seat.correct({ ...named, ...correctionOf(request) });
  }
  if (request.verb === 'rollback') {
    return seat.rollback({ transaction_id, bet_transaction_id, round_id });
  }
  return seat.client.call('promo', {
    transaction_id,
    campaign: 'c',
    player,
    currency: 'PHP',
    amount,
  });
}

interface Played {
  seat: SeatedPlayer;
  model: WalletModel;
  /** Of what was held, in the order in which it was. */
  references: Set<string>;
}

async function decide({ model, references }: Played, request: Drawn): Promise<void> {
  const said = model.judge(request);
  if (!said) return;
  const { decision } = request;
  const id = BigInt([...references][said.place] ?? 0);
  const wanted = { id, decision, reason: 'looked at' };
  expect(await server.games.heldWins.decide(bySystem('model'), wanted)).toBe(said.outcome);
  note(`${decision}: ${said.outcome}`);
}

/** The request, and where it is sent twice both of it at once: they get the same answer. */
async function ask({ seat, model, references }: Played, request: Drawn): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: request.isTwice ? 2 : 1 }, () => send(seat, request)),
  );
  const expected = model.answer(request);
  for (const { code, balance, held = false, reference } of answers) {
    expect({ code, balance, held }).toEqual(expected);
    if (held && reference !== undefined) references.add(reference);
    note(held ? 'HELD' : code);
  }
}

async function play(sequence: readonly Drawn[]): Promise<Played> {
  const seat = await seatPlayer(server, { pesos: funds / 100 });
  const played = { seat, model: new WalletModel(funds, times), references: new Set<string>() };
  for (const request of sequence) {
    await (request.verb === 'decision' ? decide(played, request) : ask(played, request));
    expect(played.model.balance).toBeGreaterThanOrEqual(0);
    const { balance, turnover } = await server.ledger.wallet(seat.uid);
    expect([balance, turnover]).toEqual([
      BigInt(played.model.balance),
      BigInt(played.model.turnover),
    ]);
    expect(await server.games.checkBooks([seat.uid])).toEqual([]);
  }
  expect(await server.ledger.check([seat.uid])).toEqual([]);
  return played;
}

async function one(text: string, uid: bigint): Promise<object> {
  const { rows } = await server.database.owner.query<object>(text, [uid]);
  return rows[0] ?? {};
}

/** What follows the rounds has come to the same sums: the log, what rewards count, the record of the player. */
async function compareReaders({ seat: { uid }, model }: Played): Promise<void> {
  const { stake, payout } = model.played;
  const late = `(select coalesce(sum(amount), 0) from games.late_win where uid = $1)`;
  const log = `select coalesce(sum(stake), 0)::int as stake, (coalesce(sum(payout), 0) + ${late})::int as payout,
    coalesce(sum(turnover), 0)::int as turnover from games.settled where uid = $1`;
  expect(await one(log, uid)).toEqual({ stake, payout, turnover: stake });
  const counted = `select coalesce(sum(staked), 0)::int as stake, (coalesce(sum(won), 0) + ${late})::int as payout
    from promotions.played where uid = $1`;
  expect(await one(counted, uid)).toEqual({ stake, payout });
  const standing = 'select coalesce(sum(staked), 0)::int as stake from vip.standing where uid = $1';
  expect(await one(standing, uid)).toEqual({ stake });
}

const expectedAnswers = [
  'OK',
  'HELD',
  'ROUND_OPEN',
  'CORRECTION_ABOVE_PAYOUT',
  'ROUND_CLOSED',
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_DOES_NOT_EXIST',
  'TRANSACTION_ROLLED_BACK',
  'TRANSACTION_SETTLED',
  'INSUFFICIENT_FUNDS',
  'RETURN_ABOVE_STAKE',
  'released: DONE',
  'released: UNFUNDED',
  'released: DECIDED',
  'refused: DONE',
];

describe('random requests', () => {
  it(
    `${total} of them and decisions of a person get what a plain model says, and the books and all who read them agree after each`,
    async () => {
      const sequence = fc.array(drawn, { minLength: requestsEach, maxLength: requestsEach });
      const sequences = fc.array(sequence, { minLength: playersAtOnce, maxLength: playersAtOnce });
      await fc.assert(
        fc.asyncProperty(sequences, async (each) => {
          const played = await Promise.all(each.map(play));
          await server.settle();
          for (const one of played) await compareReaders(one);
        }),
        { numRuns: runs, seed, endOnFailure: true },
      );
      expect(await server.games.checkBooks()).toEqual([]);
      // A long run is made to be read.
      if (process.env['MODEL_REQUESTS']) process.stdout.write(`${tally()}\n`);
      expect([...seen.keys()]).toEqual(expect.arrayContaining(expectedAnswers));
    },
    timeoutMs,
  );
});
