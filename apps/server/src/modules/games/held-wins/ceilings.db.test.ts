import { spawnSync } from 'node:child_process';
import { calls } from '@perya/contract/calls';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiPlayer, readInbox } from '../../../testing/api-player.ts';
import { startTwoServers, type TwoServers } from '../../../testing/games/two-servers.ts';
import { clientOf, seatPlayer, takeSeat } from '../../../testing/provider.ts';
import { readAudit, readEvents } from '../../../testing/read-audit.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { bySystem } from '../../audit/index.ts';

let two: TwoServers;
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  two = await startTwoServers();
  ({ server, second } = two);
});
afterAll(() => two.stop());

const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.owner.query<Row>(text, values)).rows;

beforeEach(async () => {
  await sql('delete from games.venue_day');
  await two.setVenue('win_times = default, day_allowance = default, promo_allowance = default');
});

let count = 0;
const round = () => {
  count += 1;
  return { round_id: `r-${count}`, bet: `b-${count}`, win: `w-${count}` };
};

/** A player with money of their own, in a game, who may be served by either process. */
async function seatReal(pesos = 1000, game = 'plinko') {
  const person = createApiPlayer(server.url);
  const { phone } = person;
  const uid = await server.identity.ensurePlayer({
    countryCode: '63',
    phone,
    username: `real${phone}`,
    nickname: null,
    tester: false,
  });
  person.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  await sql(
    `insert into kyc.record (bucket, uid, status) values (platform.bucket_of($1), $1, 'fully_kyc')`,
    [uid],
  );
  if (pesos > 0)
    await server.ledger.post({
      uid,
      scope: 'test',
      key: `deposit-${uid}`,
      amount: centavos(pesos * 100),
      legs: [{ account: 'house:deposits', amount: centavos(-pesos * 100) }],
    });
  const { player, token } = await takeSeat(server, uid, game);
  const clients = [await clientOf(server), await clientOf(second)];
  const at = (place: number) => clients[place % 2] as (typeof clients)[0];
  return {
    uid,
    person,
    player,
    at,
    balance: async () => (await server.ledger.wallet(uid)).balance,
    bet: (names: ReturnType<typeof round>, amount: number, place = 0) =>
      at(place).call('bet', {
        transaction_id: names.bet,
        round_id: names.round_id,
        player,
        game,
        currency: 'PHP',
        amount,
        token,
      }),
    win: (names: ReturnType<typeof round>, amount: number, more: object = {}, place = 0) =>
      at(place).call('win', {
        transaction_id: names.win,
        bet_transaction_id: names.bet,
        round_id: names.round_id,
        player,
        game,
        currency: 'PHP',
        amount,
        is_finished: true,
        ...more,
      }),
    rollback: (names: ReturnType<typeof round>) =>
      at(0).call('rollback', {
        transaction_id: `x-${names.bet}`,
        bet_transaction_id: names.bet,
        round_id: names.round_id,
        player,
        game,
        currency: 'PHP',
      }),
    promo: (name: string, amount: number, place = 0) =>
      at(place).call('promo', {
        transaction_id: name,
        campaign: 'fair',
        player,
        currency: 'PHP',
        amount,
      }),
  };
}

describe('a win beyond what its game can pay', () => {
  it('is taken and not credited: the round closes, a retry gets the same answer, the next round opens', async () => {
    const seat = await seatReal();
    const names = round();
    await seat.bet(names, 1000);
    const held = await seat.win(names, 1_000_000_000);
    expect(held).toEqual({
      code: 'OK',
      balance: 99_000,
      currency: 'PHP',
      reference: expect.stringMatching(/^\d+$/),
      held: true,
    });
    expect(await seat.win(names, 1_000_000_000)).toEqual(held);
    expect(await seat.balance()).toBe(99_000n);
    const [bet] = await sql(`select status, stake, payout from games.bet where uid = $1`, [
      seat.uid,
    ]);
    expect(bet).toEqual({ status: 'completed', stake: 1000n, payout: 0n });
    const next = round();
    expect(await seat.bet(next, 1000)).toMatchObject({ code: 'OK', balance: 98_000 });
    // Exactly what plinko declares: a thousand times the stake.
    const paid = await seat.win(next, 1_000_000);
    expect(paid).toMatchObject({ code: 'OK', balance: 1_098_000 });
    expect(paid).not.toHaveProperty('held');
  });

  it('is found in parts too, and its stake does not go back meanwhile', async () => {
    const seat = await seatReal();
    const names = round();
    await seat.bet(names, 1000);
    const open = { is_finished: false };
    const first = await seat.win({ ...names, win: `${names.win}-1` }, 600_000, open);
    expect(first).toMatchObject({ code: 'OK', balance: 699_000 });
    const more = await seat.win({ ...names, win: `${names.win}-2` }, 500_000, open);
    expect(more).toMatchObject({ code: 'OK', balance: 699_000, held: true });
    expect(await seat.win(names, 0)).toMatchObject({ code: 'OK', balance: 699_000 });

    const other = round();
    await seat.bet(other, 1000);
    await seat.win({ ...other, win: `${other.win}-1` }, 2_000_000, open);
    expect((await seat.rollback(other)).code).toBe('TRANSACTION_SETTLED');
  });

  it('goes by the venue where the game declares nothing', async () => {
    await sql(`update catalogue.game set win_times = null where code = 'roulette'`);
    await two.setVenue('win_times = 20');
    const seat = await seatReal(1000, 'roulette');
    const names = round();
    await seat.bet(names, 1000);
    expect(await seat.win(names, 20_001)).toMatchObject({ code: 'OK', held: true });
  });

  it('raises the alarm once and tells the player', async () => {
    const seat = await seatReal();
    const names = round();
    await seat.bet(names, 1000);
    const { reference } = await seat.win(names, 5_000_000);
    await seat.win(names, 5_000_000);
    await server.games.heldWins.alarm();
    const entries = (await readAudit(server, String(seat.uid))).filter(
      ({ action }) => action === 'games.win-held',
    );
    expect(entries).toMatchObject([
      {
        actor: 'system:games.ceilings',
        after: { reference, venue: 'studio', amount: '5000000', ceiling: 'game', limit: '1000000' },
      },
    ]);
    const events = await readEvents(server, String(seat.uid));
    expect(events.filter(({ name }) => name === 'games.win-held')).toHaveLength(1);
    await server.settle();
    const told = (await readInbox(server.url, seat.person.phone)).map(({ text }) => text);
    expect(told).toContainEqual(
      expect.stringContaining('Your win of ₱50,000.00 at Perya is being checked'),
    );
    const record = await seat.person.client.call(calls.listBets, {});
    expect(record.d[0]).toMatchObject({ settlement_amount: '0.00', held_amount: '50000.00' });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/perya_held_wins\{venue="studio"\} [1-9]/);
    expect(server.logged()).toContain('a win beyond a ceiling is held back');
  });
});

describe("a venue's day", () => {
  const sums = async (uids: readonly bigint[]) => {
    const [row] = await sql<{ net: bigint; won: number }>(
      `select sum(payout - stake)::bigint as net, count(*) filter (where payout > 0)::int as won
       from games.bet where uid = any ($1)`,
      [uids],
    );
    return row;
  };

  it('pays one declared jackpot after ten bets, and holds the second', async () => {
    // The venue's largest: 27,257 times ₱500.
    const largest = 1_362_850_000;
    const seat = await seatReal(20_000, 'perya-lines');
    for (let bet = 0; bet < 10; bet += 1) {
      const names = round();
      await seat.bet(names, 1000);
      await seat.win(names, 0);
    }
    const jackpot = round();
    await seat.bet(jackpot, 50_000);
    const paid = await seat.win(jackpot, largest);
    expect(paid).toMatchObject({ code: 'OK' });
    expect(paid).not.toHaveProperty('held');
    const again = round();
    await seat.bet(again, 50_000);
    expect(await seat.win(again, largest)).toMatchObject({ code: 'OK', held: true });
    const small = round();
    await seat.bet(small, 1000);
    expect(await seat.win(small, 1000)).not.toHaveProperty('held');
  });

  it('is never passed, however many win at once on two processes', async () => {
    await two.setVenue('day_allowance = 1000000');
    const seats = await Promise.all(Array.from({ length: 60 }, () => seatReal()));
    const names = seats.map(() => round());
    await Promise.all(seats.map((seat, place) => seat.bet(names[place] as never, 1000, place)));
    const answers = await Promise.all(
      seats.map((seat, place) => seat.win(names[place] as never, 100_000, {}, place)),
    );
    const uids = seats.map(({ uid }) => uid);
    // Staked 60,000: ten wins of 100,000 fit under 1,000,000, an eleventh would pass it only by its stakes.
    expect(await sums(uids)).toEqual({ net: 940_000n, won: 10 });
    expect(answers.filter(({ held }) => held)).toHaveLength(50);
    expect(answers.every(({ code }) => code === 'OK')).toBe(true);
    const [day] = await sql(
      `select sum(net)::bigint as net, sum(promo)::bigint as promo from games.venue_day where venue = 'studio'`,
    );
    expect(day).toEqual({ net: 940_000n, promo: 0n });
  });

  it('bounds promotions by an allowance of their own', async () => {
    await two.setVenue('promo_allowance = 100000');
    const seats = await Promise.all(Array.from({ length: 4 }, () => seatReal(0)));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, place) =>
        (seats[place % 4] as (typeof seats)[0]).promo(`p-${place}-${count}`, 9_000, place),
      ),
    );
    expect(answers.filter(({ held }) => !held)).toHaveLength(11);
    const paid = await Promise.all(seats.map(({ balance }) => balance()));
    expect(paid.reduce((sum, each) => sum + each, 0n)).toBe(99_000n);
  });

  it('lets no promotion through where nobody says what it may give', async () => {
    const { uid, balance } = await seatReal(0);
    const promo = (transaction: string, allowances: string) =>
      sql<{ outcomes: string[] }>(
        `select outcomes from games.apply(array[$1::bigint], array['studio'], array['promo'], array[$2],
           array[extract(epoch from now())::bigint], array[$2], array[null], array[null], array[null],
           array[null]::smallint[], array[9000]::bigint[], array[null]::boolean[], array[null]::jsonb[],
           array['fiesta'], array[sha256($2::bytea)], array[null]::bytea[], array[null]::text[],
           array['fully_kyc']${allowances})`,
        [uid, transaction],
      );
    const missing = `, p_day_venues => array['studio']`;
    const unsaid = `${missing}, p_day_allowances => array[9000]::bigint[], p_promo_allowances => array[null]::bigint[]`;
    expect(await promo('unsaid-1', missing)).toEqual([{ outcomes: ['HELD'] }]);
    expect(await promo('unsaid-2', unsaid)).toEqual([{ outcomes: ['HELD'] }]);
    expect(await balance()).toBe(0n);
    expect(await promo('said', unsaid.replace('null', '9000'))).toEqual([{ outcomes: ['OK'] }]);
  });

  it('does not see test accounts', async () => {
    await two.setVenue('day_allowance = 1000, promo_allowance = 1000');
    const tester = await seatPlayer(server);
    await tester.bet();
    expect(await tester.win({ amount: 100_000 })).not.toHaveProperty('held');
    expect(await sql('select from games.venue_day where net <> 0 or promo <> 0')).toEqual([]);
  });
});

describe('a held win', () => {
  async function hold(amount = 2_000_000) {
    const seat = await seatReal();
    const names = round();
    await seat.bet(names, 1000);
    const { reference = '' } = await seat.win(names, amount);
    return { seat, id: BigInt(reference) };
  }
  const origin = bySystem('test');

  it('is paid once, however many release it at once', async () => {
    const { seat, id } = await hold();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        (place % 2 ? second : server).games.heldWins.decide(origin, {
          id,
          decision: 'released',
          reason: 'seen',
        }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'DONE')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'REPEATED')).toHaveLength(49);
    expect(await seat.balance()).toBe(2_099_000n);
    const [bet] = await sql('select payout from games.bet where uid = $1', [seat.uid]);
    expect(bet).toEqual({ payout: 2_000_000n });
    const record = await seat.person.client.call(calls.listBets, {});
    expect(record.d[0]).toMatchObject({ settlement_amount: '20000.00', held_amount: '0.00' });
    const detail = await seat.person.client.call(calls.readBet, { id: record.d[0]?.id ?? '' });
    expect(detail.entries).toMatchObject([{ type: 'bet' }, { type: 'win', amount: '20000.00' }]);
    const refused = { id, decision: 'refused', reason: 'too late' } as const;
    expect(await server.games.heldWins.decide(origin, refused)).toBe('DECIDED');
  });

  it('is refused for good, and the player is told', async () => {
    const { seat, id } = await hold();
    const wanted = { id, decision: 'refused', reason: 'no such round' } as const;
    expect(await server.games.heldWins.decide(origin, wanted)).toBe('DONE');
    expect(await server.games.heldWins.decide(origin, { ...wanted, decision: 'released' })).toBe(
      'DECIDED',
    );
    expect(await seat.balance()).toBe(99_000n);
    await server.settle();
    const told = (await readInbox(server.url, seat.person.phone)).map(({ text }) => text);
    expect(told).toContainEqual(expect.stringContaining('cannot be paid'));
    const entries = await readAudit(server, String(seat.uid));
    expect(entries.at(-1)).toMatchObject({ actor: 'system:test', action: 'games.win-refused' });
  });

  it('is decided by a command, with a reason', async () => {
    const { seat, id } = await hold();
    const program = new URL('../../../commands/held-wins.ts', import.meta.url).pathname;
    const run = (...words: string[]) => {
      const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: server.database.url };
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
        env,
        encoding: 'utf8',
      });
      return { status, said: stdout + stderr };
    };
    expect(run().said).toMatch(
      new RegExp(`${id}  .*player ${seat.uid}  studio  plinko  20000.00  beyond 10000.00`),
    );
    expect(run('release', String(id))).toMatchObject({
      status: 1,
      said: expect.stringContaining('why'),
    });
    expect(run('release', '999999999', 'x')).toMatchObject({ status: 1 });
    expect(run('release', String(id), 'seen', 'with', 'studio')).toMatchObject({
      status: 0,
      said: expect.stringContaining(`The win ${id} is released.`),
    });
    expect(run('release', String(id), 'again').said).toContain('already');
    expect(await seat.balance()).toBe(2_099_000n);
    const [entry] = await sql(
      `select reason from audit.entry where action = 'games.win-released' order by seq desc limit 1`,
    );
    expect(entry).toEqual({ reason: 'seen with studio' });
  });
});
