import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { type QueuedPlayer, queueMany } from '../../../testing/kyc/queue-submission.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
/** Another process on the same database. */
let second: TestServer;
/** Fifty, of whom each process serves half. */
let reviewers: ApiStaff[];
beforeAll(async () => {
  const unlimited = { points: 1e6, seconds: 10 };
  const rateLimits = { address: unlimited, caller: unlimited };
  server = await startTestServer({ rateLimits });
  second = await startTestServer({ database: shareDatabase(server.database), rateLimits });
  reviewers = await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      createApiStaff(place % 2 ? second : server, 'reviewer'),
    ),
  );
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.database.owner.query<Row>(text, values)).rows;

const reviewerAt = (place: number) => reviewers[place] as ApiStaff;
const claim = (who: ApiStaff, which: Partial<QueuedPlayer> = {}) =>
  who.client.call(staffCalls.claimReview, {
    ...(which.uid !== undefined && { uid: which.uid, version: which.version ?? 1 }),
  });

async function fillQueue(count: number): Promise<QueuedPlayer[]> {
  await sql(`update kyc.review set state = 'rejected', decided_at = now(), claimed_by = null,
    claimed_name = null, claimed_until = null where state in ('waiting', 'escalated')`);
  return queueMany(server, count);
}

describe('a claim', () => {
  test('is one reviewer’s, however many ask at once on two processes, and the others are told', async () => {
    const [queued] = await fillQueue(1);
    const outcomes = await Promise.all(
      reviewers.map((who) =>
        claim(who, queued).then(
          () => 'claimed',
          (error) => error.code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'REVIEW_TAKEN')).toHaveLength(49);
    const entries = await readAudit(server, queued?.uid ?? '');
    expect(entries.filter(({ action }) => action === 'kyc.review-claimed')).toHaveLength(1);
    const winner = reviewers[outcomes.indexOf('claimed')] as ApiStaff;
    expect(entries.at(-1)?.actor).toBe(`staff:${winner.id}`);
    // The winner may renew it.
    expect(await claim(winner, queued)).toMatchObject({ uid: queued?.uid });
  });

  test('of the next one is each another’s: fifty who ask at once share thirty without a double', async () => {
    const queued = await fillQueue(30);
    const answers = await Promise.all(reviewers.map((who) => claim(who)));
    const taken = answers.flatMap((answer) => (answer ? [answer.uid] : []));
    expect(taken.toSorted()).toEqual(queued.map(({ uid }) => uid).toSorted());
    expect(answers.filter((answer) => answer === null)).toHaveLength(20);
  });

  test('of the next one is the oldest, and no blocked player’s', async () => {
    const [blocked, oldest] = await fillQueue(3);
    const risk = await createApiStaff(server, 'risk');
    const why = { uid: blocked?.uid ?? '', reason: 'Several accounts' };
    await risk.client.call(staffCalls.blockPlayer, why);
    expect((await claim(reviewerAt(0)))?.uid).toBe(oldest?.uid);
  });

  test('ends after fifteen minutes, and what was released is free at once', async () => {
    const [queued] = await fillQueue(1);
    const ana = reviewerAt(0);
    const ben = reviewerAt(1);
    const taken = await claim(ana, queued);
    const minutes = ((taken?.until ?? 0) - Date.now() / 1000) / 60;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    expect(await claim(ben)).toBeNull();
    const release = (who: ApiStaff) =>
      who.client.call(staffCalls.releaseReview, { uid: queued?.uid ?? '', version: 1 });
    expect(await release(ben)).toEqual({ released: false });
    await sql(`update kyc.review set claimed_until = now() - interval '1 second' where uid = $1`, [
      queued?.uid,
    ]);
    expect(await release(ana)).toEqual({ released: false });
    expect(await claim(ben)).toMatchObject({ uid: queued?.uid });
    expect(await refusalOf(claim(ana, queued))).toBe('REVIEW_TAKEN');
    expect(await release(ben)).toEqual({ released: true });
    expect(await claim(ana, queued)).toMatchObject({ uid: queued?.uid });
  });

  test('names player and version together', async () => {
    const who = reviewerAt(0);
    const half = who.client.call(staffCalls.claimReview, { uid: '10000001' });
    expect(await refusalOf(half)).toBe('INVALID_INPUT');
  });
});

describe('a decision', () => {
  test('is taken once, however often it is sent at once', async () => {
    const [queued] = await fillQueue(1);
    const who = reviewerAt(0);
    await claim(who, queued);
    const asked = { uid: queued?.uid ?? '', version: 1, decision: 'basic' as const };
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        who.client.call(staffCalls.decideReview, asked).then(
          ({ state }) => state as string,
          (error) => error.code as string,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'approved')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'REVIEW_DECIDED')).toHaveLength(49);
    expect(await sql('select from kyc.decision where uid = $1', [queued?.uid])).toHaveLength(1);
  });

  test('of 200 players by two reviewers at once is neither lost nor doubled', async () => {
    const queued = await fillQueue(200);
    const uids = queued.map(({ uid }) => uid);
    const decisions = ['basic', 'reject', 'return', 'full'] as const;
    const made = new Map<string, string>();
    const whyOf = {
      basic: {},
      reject: { reasons: ['incomplete' as const] },
      return: { fields: ['birthday' as const] },
      full: {},
    };
    /** Claims the next and decides, until nothing waits. */
    async function workThrough(who: ApiStaff): Promise<number> {
      let count = 0;
      for (let next = await claim(who); next; next = await claim(who)) {
        const { uid, version } = next;
        const decision = decisions[Number(BigInt(uid) % 4n)] as (typeof decisions)[number];
        expect(made.has(uid), uid).toBe(false);
        made.set(uid, decision);
        const asked = { uid, version, decision, id_number: `ID-${uid}`, ...whyOf[decision] };
        await who.client.call(staffCalls.decideReview, asked);
        count += 1;
      }
      return count;
    }
    const ana = reviewerAt(0);
    const ben = reviewerAt(1);
    const [byAna, byBen] = await Promise.all([workThrough(ana), workThrough(ben)]);
    expect(byAna + byBen).toBe(200);
    expect([...made.keys()].toSorted()).toEqual(uids.toSorted());
    const statusAfter = {
      basic: 'basic_kyc',
      reject: 'rejected',
      return: 'rejected',
      full: 'fully_kyc',
    };
    const rows = await sql<{ uid: bigint; decision: keyof typeof statusAfter; status: string }>(
      `select d.uid, d.decision, r.status from kyc.decision d join kyc.record r using (uid)
       where d.uid = any ($1)`,
      [uids],
    );
    expect(rows).toHaveLength(200);
    for (const { uid, decision, status } of rows) {
      expect(decision).toBe(made.get(String(uid)));
      expect(status).toBe(statusAfter[decision]);
    }
    const counted = async (text: string) =>
      (await sql<{ count: number }>(`select count(*)::int as count ${text}`, [uids]))[0]?.count;
    expect(await counted(`from kyc.change where uid = any ($1)`)).toBe(200);
    expect(await counted(`from platform.event where uid = any ($1) and name = 'kyc.decided'`)).toBe(
      200,
    );
    expect(
      await counted(`from audit.entry where subject = any ($1::text[]) and action = 'kyc.decided'`),
    ).toBe(200);
    expect(
      await counted(`from kyc.review where uid = any ($1) and state in ('waiting', 'escalated')`),
    ).toBe(0);
  });
});

test('no player opens the desk', async () => {
  const player = createApiPlayer(server.url);
  await player.login();
  expect(await refusalOf(player.client.call(staffCalls.listReviews, {}))).toBe('STAFF_ORIGIN');
});
