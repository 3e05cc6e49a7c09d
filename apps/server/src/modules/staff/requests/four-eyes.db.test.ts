import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
/** Another process on the same database. */
let second: TestServer;
let asker: ApiStaff;
let approver: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ database: shareDatabase(server.database) });
  asker = await createApiStaff(server, 'support');
  approver = await createApiStaff(server, 'risk');
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { ...player, uid: String(uid) };
}

const because = { reason: 'player-asked', words: 'Called at noon' } as const;
const right = { reason: 'checked', words: '' } as const;
const wrong = { reason: 'mistaken', words: '' } as const;

const ask = (uid: string, wanted: object = { daily_stake: '50.00' }, by = asker) =>
  by.client.call(staffCalls.askRestriction, { uid, ...wanted, ...because }).then(({ id }) => id);
const read = (id: string, by = approver) => by.client.call(staffCalls.readRequest, { id });
async function approve(id: string, by = approver) {
  const { seen } = await read(id, by);
  return by.client.call(staffCalls.approveRequest, { id, seen, ...right });
}
const stateOf = async (id: string) => (await read(id)).state;

async function askForNew(wanted?: object) {
  const player = await newPlayer();
  return { player, id: await ask(player.uid, wanted) };
}

/** Puts the clock that decides ahead by so many hours. */
const setClock = (hours: number) =>
  server.database.owner.query(
    `create or replace function platform.clock() returns timestamptz language sql volatile
     return clock_timestamp() + interval '${hours} hours'`,
  );

describe('a limit of the house', () => {
  const set = (player: { client: ReturnType<typeof createApiPlayer>['client'] }, wanted: object) =>
    player.client.call(calls.updateLimits, wanted);

  test('is raised or removed by no player, after a day either; the player may be stricter, and back up to it', async () => {
    const { player, id } = await askForNew({ daily_loss: '20.00', monthly_deposit: '500.00' });
    await approve(id);
    expect((await player.client.call(calls.getLimits, {})).house).toEqual({
      daily_stake: null,
      daily_loss: '20.00',
      weekly_loss: null,
      monthly_loss: null,
      daily_deposit: null,
      weekly_deposit: null,
      monthly_deposit: '500.00',
      session_minutes: null,
    });
    for (const wanted of [
      { daily_loss: '20.01' },
      { daily_loss: null },
      { monthly_deposit: '501.00' },
      { monthly_deposit: null },
      { daily_stake: '10.00', daily_loss: null },
    ]) {
      expect(await refusalOf(set(player, wanted)), JSON.stringify(wanted)).toBe('LIMIT_OF_HOUSE');
    }
    expect((await set(player, { daily_loss: '5.00' })).daily_loss.amount).toBe('5.00');
    expect((await set(player, { daily_loss: '20.00' })).daily_loss).toMatchObject({
      amount: '5.00',
      next: { amount: '20.00' },
    });
    expect(await refusalOf(set(player, { daily_loss: '20.01' }))).toBe('LIMIT_OF_HOUSE');
    expect((await player.client.call(calls.getLimits, {})).daily_stake.amount).toBeNull();
  });

  test('is lifted by two persons of the house, stands then as the player’s own, and the player is told', async () => {
    const { player, id } = await askForNew({ daily_stake: '50.00' });
    await approve(id);
    const lift = await ask(player.uid, { lift: ['daily_stake'] });
    expect((await read(lift)).says).toBe(
      `Player ${player.uid} decides again about the own daily stake limit. It counts at once, and the player is told.`,
    );
    expect(await refusalOf(set(player, { daily_stake: null }))).toBe('LIMIT_OF_HOUSE');
    await approve(lift);
    const limits = await player.client.call(calls.getLimits, {});
    expect(limits).toMatchObject({
      daily_stake: { amount: '50.00' },
      house: { daily_stake: null },
    });
    expect(limits.changes[0]).toMatchObject({ by: 'house', action: 'lifted', before: '50.00' });
    expect((await set(player, { daily_stake: null })).daily_stake.next).toMatchObject({
      amount: null,
    });
    await server.settle();
    const told = (await readInbox(server.url, player.phone)).map(({ text }) => text);
    expect(told).toContain(
      'A play limit that we had set for your Perya account is yours to change again. Until you do, it stays as it was.',
    );
    const again = asker.client.call(staffCalls.askRestriction, {
      uid: player.uid,
      lift: ['daily_stake'],
      ...because,
    });
    expect(await refusalOf(again)).toBe('LIMITS_UNCHANGED');
  });
});

describe('what one asks for and a second one approves', () => {
  test('is shown in words, carried out with the approval, written down with both, and told to the player', async () => {
    const { player, id } = await askForNew({ daily_loss: '20.00', exclusion: '7d' });
    expect((await player.client.call(calls.getLimits, {})).exclusion).toBeNull();
    expect(await read(id)).toMatchObject({
      action: 'limits.restrict',
      about: { kind: 'player', id: player.uid },
      says: `Player ${player.uid} may lose at most ₱20.00 a day, is kept from play and deposits for 7 days from the approval on. It counts at once, nothing ends it sooner than the rules of the house, and the player is told.`,
      state: 'open',
      asked_by: { id: String(asker.id), name: 'Support' },
      reason: 'player-asked',
      words: 'Called at noon',
      decision: null,
      hurdle: null,
    });
    expect(await approve(id)).toMatchObject({
      state: 'approved',
      decision: { by: { id: String(approver.id) }, reason: 'checked' },
    });
    const limits = await player.client.call(calls.getLimits, {});
    expect(limits.daily_loss).toEqual({ amount: '20.00', next: null });
    expect(limits.exclusion).not.toBeNull();
    expect(limits.changes).toMatchObject([
      { by: 'house', kind: 'exclusion' },
      { by: 'house', kind: 'daily_loss', after: '20.00' },
    ]);
    const both = {
      request: id,
      asked_by: `staff:${asker.id}`,
      approved_by: `staff:${approver.id}`,
    };
    const entries = await readAudit(server, id, player.uid);
    expect(entries.filter(({ actor }) => actor.startsWith('staff:'))).toMatchObject([
      { actor: `staff:${asker.id}`, action: 'staff.request-asked' },
      { actor: `staff:${approver.id}`, action: 'staff.request-approved', after: both },
      { actor: `staff:${approver.id}`, action: 'limits.changed', after: both },
      { actor: `staff:${approver.id}`, action: 'limits.excluded', after: both },
    ]);
    await server.settle();
    const told = (await readInbox(server.url, player.phone)).map(({ text }) => text);
    expect(told).toContainEqual(
      expect.stringContaining('We closed your Perya account for play and deposits'),
    );
    expect(told).toContainEqual(
      expect.stringContaining('We made the play limits of your Perya account stricter'),
    );
  });

  test('leaves in the entry of its approval what the approver was shown, and when they opened it first', async () => {
    const { id } = await askForNew();
    const { says } = await read(id);
    await read(id);
    // Whoever asked for it cannot decide it, so that nothing is noted of their look.
    await read(id, asker);
    const { rows } = await server.database.owner.query<{ at: Date }>(
      'select opened_at as at from staff.request_opening where request_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    await approve(id);
    const approved = (await readAudit(server, id)).find(
      ({ action }) => action === 'staff.request-approved',
    );
    expect(approved?.after).toMatchObject({
      request: id,
      shown: says,
      opened_at: rows[0]?.at.toISOString(),
    });
  });

  test('is carried out once under two hundred approvals from two processes', async () => {
    const { player, id } = await askForNew();
    const others = await Promise.all(
      Array.from({ length: 5 }, async (_, place) =>
        createApiStaff(place % 2 === 0 ? server : second, 'risk'),
      ),
    );
    const { seen } = await read(id);
    const tried = await Promise.allSettled(
      Array.from({ length: 200 }, (_, place) =>
        (others[place % 5] as ApiStaff).client.call(staffCalls.approveRequest, {
          id,
          seen,
          ...right,
        }),
      ),
    );
    const refused = tried.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(199);
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ code: 'REQUEST_CLOSED' });
      expect(reason.message).toBe('This request was decided already');
    }
    expect((await player.client.call(calls.getLimits, {})).changes).toHaveLength(1);
    const entries = await readAudit(server, id);
    const count = (name: string) => entries.filter(({ action }) => action === name).length;
    expect(count('staff.request-approved')).toBe(1);
    expect(count('staff.request-refused')).toBe(199);
  });

  test('is asked for once under fifty who ask for the same', async () => {
    const { uid } = await newPlayer();
    const tried = await Promise.allSettled(Array.from({ length: 50 }, () => ask(uid)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of tried) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'REQUEST_WAITS' });
    }
  });

  test('ends in one way when approval, refusal, withdrawal and expiry meet', async () => {
    for (let round = 0; round < 8; round++) {
      // Each order is tried while the request is young, and again while it comes of age.
      const comesOfAge = round >= 4;
      const { player, id } = await askForNew();
      const { seen } = await read(id);
      const other = await createApiStaff(second, 'risk');
      const deeds = [
        () => approver.client.call(staffCalls.approveRequest, { id, seen, ...right }),
        () => other.client.call(staffCalls.declineRequest, { id, ...wrong }),
        () => asker.client.call(staffCalls.withdrawRequest, { id, ...wrong }),
        () => setClock(comesOfAge ? 25 : 0).then(() => server.runTask('staff_expire_requests')),
      ];
      const first = round % deeds.length;
      const inTurn = [...deeds.slice(first), ...deeds.slice(0, first)];
      const tried = await Promise.allSettled(inTurn.map((deed) => deed()));
      // The job passes by what another one holds, and comes again.
      await server.runTask('staff_expire_requests');
      await setClock(0);
      const state = await stateOf(id);
      expect(state).toMatch(
        comesOfAge ? /^(approved|declined|withdrawn|expired)$/ : /^(approved|declined|withdrawn)$/,
      );
      // The job answers whether or not it found the request open.
      const won = tried.filter(({ status }) => status === 'fulfilled').length - 1;
      expect(won).toBe(state === 'expired' ? 0 : 1);
      const { changes } = await player.client.call(calls.getLimits, {});
      expect(changes).toHaveLength(state === 'approved' ? 1 : 0);
    }
  });

  test('stays open and says why when it cannot be carried out', async () => {
    const { player, id } = await askForNew({ daily_stake: '50.00' });
    await player.client.call(calls.updateLimits, { daily_stake: '40.00' });
    await expect(approve(id)).rejects.toMatchObject({
      code: 'REQUEST_FAILED',
      message: expect.stringMatching(
        /^It could not be carried out, and the request stays open\. The daily stake limit of this player is ₱40\.00/,
      ),
    });
    expect(await read(id)).toMatchObject({
      state: 'open',
      failure: { says: expect.stringContaining('₱40.00') },
    });
    expect((await player.client.call(calls.getLimits, {})).changes).toHaveLength(1);
    const actions = (await readAudit(server, id)).map(({ action }) => action);
    expect(actions).toEqual([
      'staff.request-asked',
      'staff.request-failed',
      'staff.request-refused',
    ]);
    await approver.client.call(staffCalls.declineRequest, { id, ...wrong });
    expect(await stateOf(id)).toBe('declined');
  });

  test('expires after 24 hours, is said to have, and can be asked for again', async () => {
    const { player, id } = await askForNew();
    await setClock(24);
    expect(await refusalOf(approve(id))).toBe('REQUEST_EXPIRED');
    await server.runTask('staff_expire_requests');
    await setClock(0);
    expect(await read(id)).toMatchObject({
      state: 'expired',
      decision: { by: null, reason: null },
      hurdle: expect.stringContaining('24 hours'),
    });
    expect((await readAudit(server, id)).at(-1)).toMatchObject({
      actor: 'system:staff.requests',
      action: 'staff.request-expired',
    });
    expect(await ask(player.uid)).not.toBe(id);
  });

  test('waits for those who may approve it, and for nobody else', async () => {
    const newcomer = await createApiStaff(server, 'risk');
    const games = await createApiStaff(server, 'games');
    const { id } = await askForNew();
    const own = await ask((await newPlayer()).uid, undefined, newcomer);
    const boxOf = async (by: ApiStaff, box: 'waiting' | 'mine') => {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await by.client.call(staffCalls.listRequests, { box, cursor, limit: 2 });
        ids.push(...page.rows.map((row) => row.id));
        expect(page.count).toBeGreaterThanOrEqual(page.rows.length);
        cursor = page.next ?? undefined;
      } while (cursor !== undefined);
      return ids;
    };
    const waiting = await boxOf(newcomer, 'waiting');
    expect(waiting).toContain(id);
    expect(waiting).not.toContain(own);
    expect(waiting).toEqual(waiting.toSorted((a, b) => Number(a) - Number(b)));
    expect(await boxOf(newcomer, 'mine')).toEqual([own]);
    expect(await boxOf(games, 'waiting')).toEqual([]);
    const counted = await newcomer.client.call(staffCalls.countRequests, {});
    expect(counted.waiting).toBe(waiting.length);
    expect(await games.client.call(staffCalls.countRequests, {})).toEqual({
      waiting: 0,
      oldest_at: null,
    });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/perya_staff_requests_open\{age="0-1h"\} [1-9]/);
  });
});
