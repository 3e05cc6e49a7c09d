import { centavos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLedger, type Ledger, type Posting } from './index.ts';
import { createLedgerStore } from './ledger.store.ts';

let database: TestDatabase;
let made: ReturnType<typeof createLedger>;
let ledger: Ledger;
let lastUid = 0n;

beforeAll(async () => {
  database = await createTestDatabase();
  made = createLedger({ pool: database.pool, buckets: await database.buckets() });
  ledger = made.api;
});

afterAll(async () => {
  await made.close();
  expect(await ledger.check()).toEqual([]);
  await database.drop();
});

function newPlayer(): bigint {
  lastUid += 1n;
  return lastUid;
}

function move(uid: bigint, key: string, amount: bigint, more: Partial<Posting> = {}): Posting {
  return {
    uid,
    scope: 'test',
    key: `${uid}-${key}`,
    amount: centavos(amount),
    legs: [{ account: 'house', amount: centavos(-amount) }],
    ...more,
  };
}

describe('a posting between accounts of the far side', () => {
  const onward = (uid: bigint, key: string, legs: Posting['legs']) =>
    ledger.post(move(uid, key, 0n, { legs }));
  const pending = { account: 'house:pending', amount: centavos(-100) };

  it('leaves the wallet as it is, is no entry of the player, and is done once', async () => {
    const uid = newPlayer();
    await ledger.post(move(uid, 'in', 500n));
    const legs = [
      pending,
      { account: 'house:paid', amount: centavos(90) },
      { account: 'house:fees', amount: centavos(10) },
    ];
    expect(await onward(uid, 'on', legs)).toMatchObject({ ok: true, balance: 500n });
    expect(await onward(uid, 'on', legs)).toMatchObject({ ok: true, replayed: true });
    const [written] = await ledger.entries({ uid, limit: 1 });
    expect(written).toMatchObject({ account: 'house:fees', amount: 10n, balanceAfter: null });
    expect(await ledger.entriesOfKeys(uid, 'test', [`${uid}-on`])).toEqual([]);
    expect(await ledger.legsOfKeys(uid, 'test', [`${uid}-on`])).toHaveLength(3);
    expect(await ledger.wallet(uid)).toMatchObject({ balance: 500n, turnover: 0n });
    expect(await ledger.check([uid])).toEqual([]);
  });

  it('needs two legs that sum to zero, also behind the api', async () => {
    const uid = newPlayer();
    expect(await onward(uid, 'one', [pending])).toEqual({ ok: false, code: 'INVALID' });
    const store = createLedgerStore(database.pool, 'ledger');
    const { of } = await database.buckets();
    const behind = (more: Partial<Posting>) => {
      const legs = [pending, { account: 'house:paid', amount: centavos(100) }];
      const posting = move(uid, 'behind', 0n, { legs, ...more });
      return store.post([{ posting, inputHash: '00'.repeat(32) }], of(uid));
    };
    const refused = [{ ok: false, code: 'INVALID' }];
    expect(await behind({ legs: [pending] })).toEqual(refused);
    expect(await behind({ turnover: centavos(5) })).toEqual(refused);
    expect(await behind({ requirement: { amount: centavos(5), multiplier: 1n } })).toEqual(refused);
    expect(await ledger.legsOfKeys(uid, 'test', [`${uid}-behind`])).toEqual([]);
  });
});

describe('a wagering requirement', () => {
  const bet = (uid: bigint, key: string, stake: bigint) =>
    move(uid, key, -stake, { turnover: centavos(stake) });
  const withdraw = (uid: bigint, key: string, amount: bigint) =>
    move(uid, key, -amount, { onlyWithdrawable: true });

  it('locks its amount until the turnover after it reaches amount × multiplier', async () => {
    const uid = newPlayer();
    await ledger.post(move(uid, 'deposit', 1000n));
    await ledger.post(
      move(uid, 'bonus', 100n, { requirement: { amount: centavos(100), multiplier: 2n } }),
    );
    expect(await ledger.wallet(uid)).toMatchObject({ locked: 100n, withdrawable: 1000n });
    expect(await ledger.post(withdraw(uid, 'w1', 1001n))).toEqual({
      ok: false,
      code: 'NOT_WITHDRAWABLE',
    });
    await ledger.post(bet(uid, 'b1', 199n));
    expect(await ledger.wallet(uid)).toMatchObject({ locked: 100n, withdrawable: 801n });
    await ledger.post(bet(uid, 'b2', 1n));
    expect(await ledger.wallet(uid)).toMatchObject({ locked: 0n, withdrawable: 900n });
    expect(await ledger.post(withdraw(uid, 'w2', 900n))).toMatchObject({ ok: true, balance: 0n });
  });

  it('queues behind those before it, and starts at the turnover when the queue is empty', async () => {
    const uid = newPlayer();
    const bonus = (key: string) =>
      move(uid, key, 10n, { requirement: { amount: centavos(10), multiplier: 1n } });
    await ledger.post(bonus('a'));
    await ledger.post(bonus('b'));
    await ledger.post(bet(uid, 'b1', 10n));
    expect(await ledger.wallet(uid)).toMatchObject({ locked: 10n });
    await ledger.post(move(uid, 'more', 100n));
    await ledger.post(bet(uid, 'b2', 40n));
    await ledger.post(bonus('c'));
    expect(await ledger.wallet(uid)).toMatchObject({ turnover: 50n, locked: 10n });
    const { rows } = await database.pool.query<{ releaseAt: bigint }>(
      'select release_at from ledger.requirement where uid = $1 order by release_at',
      [uid],
    );
    expect(rows.map((row) => row.releaseAt)).toEqual([10n, 20n, 60n]);
  });

  it('is listed while it is open, by the posting that brought it, the next to be free first', async () => {
    const uid = newPlayer();
    const requirement = { amount: centavos(30), multiplier: 2n };
    await ledger.post(move(uid, 'first', 30n, { requirement }));
    await ledger.post(move(uid, 'second', 30n, { requirement }));
    await ledger.post(bet(uid, 'b1', 10n));
    const of = (key: string, left: bigint, releaseAt: bigint) => ({
      scope: 'test',
      key: `${uid}-${key}`,
      amount: 30n,
      multiplier: 2n,
      left,
      releaseAt,
    });
    expect(await ledger.requirements(uid)).toMatchObject([
      of('first', 50n, 60n),
      of('second', 110n, 120n),
    ]);
    await ledger.post(bet(uid, 'b2', 50n));
    expect(await ledger.requirements(uid)).toMatchObject([of('second', 60n, 120n)]);
    expect(await ledger.requirements(newPlayer())).toEqual([]);
  });

  it('locks again when the bet that released it is reversed', async () => {
    const uid = newPlayer();
    await ledger.post(
      move(uid, 'bonus', 100n, { requirement: { amount: centavos(100), multiplier: 1n } }),
    );
    await ledger.post(bet(uid, 'b', 100n));
    await ledger.post(move(uid, 'reversed', 100n, { turnover: centavos(-100) }));
    expect(await ledger.wallet(uid)).toMatchObject({ balance: 100n, locked: 100n, turnover: 0n });
  });

  it('never makes the withdrawable negative, and is refused beyond 64 bits', async () => {
    const uid = newPlayer();
    const requirement = { amount: centavos(50), multiplier: 1n };
    await ledger.post(move(uid, 'bonus', 10n, { requirement }));
    expect(await ledger.wallet(uid)).toMatchObject({ locked: 50n, withdrawable: 0n });
    const absurd = { amount: centavos(2n ** 62n), multiplier: 4n };
    expect(await ledger.post(move(uid, 'absurd', 10n, { requirement: absurd }))).toEqual({
      ok: false,
      code: 'OUT_OF_RANGE',
    });
  });
});
