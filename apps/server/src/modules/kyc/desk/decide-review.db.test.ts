import { calls } from '@perya/contract/calls';
import type { ReviewDecision } from '@perya/contract/kyc/staff-calls/reviews';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { type QueuedPlayer, queueSubmission } from '../../../testing/kyc/queue-submission.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { readAudit, readEvents } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { kycPulses } from './pulse.store.ts';

let server: TestServer;
let ana: ApiStaff;
let ben: ApiStaff;
let senior: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  ana = await createApiStaff(server, 'reviewer');
  ben = await createApiStaff(server, 'reviewer');
  senior = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

const keyOf = ({ uid, version }: QueuedPlayer) => ({ uid, version });
const claim = (who: ApiStaff, queued: QueuedPlayer) =>
  who.client.call(staffCalls.claimReview, keyOf(queued));
const read = (who: ApiStaff, queued: QueuedPlayer) =>
  who.client.call(staffCalls.readReview, keyOf(queued));
interface Why {
  reasons?: ('tampering' | 'id-invalid')[];
  fields?: ('birthday' | 'idPhoto')[];
  comment?: string;
  id_number?: string;
}
const decide = (who: ApiStaff, queued: QueuedPlayer, decision: ReviewDecision, why: Why = {}) =>
  who.client.call(staffCalls.decideReview, { ...keyOf(queued), decision, ...why });

async function claimed(who: ApiStaff, fields: Parameters<typeof queueSubmission>[1] = {}) {
  const queued = await queueSubmission(server, fields);
  await claim(who, queued);
  return queued;
}

async function recordOf({ uid }: QueuedPlayer) {
  const player = createApiPlayer(server.url);
  const until = new Date(Date.now() + 3_600_000);
  player.use(await server.identity.grantSession(BigInt(uid), until));
  return player.client.call(calls.getKyc, {});
}

const byAna = async ({ uid }: QueuedPlayer) =>
  (await readAudit(server, uid)).filter(({ actor }) => actor === `staff:${ana.id}`);

async function noticesOf({ phone }: QueuedPlayer) {
  await server.settle();
  return (await readInbox(server.url, phone)).map(({ text }) => text);
}

describe('a decision', () => {
  test.each([
    ['full', { id_number: '01-2345678-9' }, 'approved', 'fully_kyc'],
    ['basic', {}, 'approved', 'basic_kyc'],
    ['reject', { reasons: ['tampering'] }, 'rejected', 'rejected'],
    ['return', { fields: ['birthday'] }, 'returned', 'rejected'],
  ] as const)(
    '%s is one change of everything: state, status, entry, events [A-202 A-465 A-485]',
    async (decision, why, state, status) => {
      const queued = await claimed(ana);
      const asked = { ...why, reasons: 'reasons' in why ? [...why.reasons] : [] };
      const fields = 'fields' in why ? [...why.fields] : [];
      expect(
        await decide(ana, queued, decision, { ...asked, fields, comment: 'So it is' }),
      ).toEqual({
        state,
        status,
      });
      expect((await byAna(queued)).at(-1)).toMatchObject({
        action: 'kyc.decided',
        before: { status: 'under_review' },
        after: { status, version: 1, decision, reasons: asked.reasons, fields },
      });
      const events = await readEvents(server, queued.uid);
      expect(events.filter(({ name }) => name === 'kyc.decided')).toMatchObject([
        { payload: { decision, before: 'under_review', after: status, version: 1 } },
      ]);
      expect(events.filter(({ name }) => name === 'kyc.status-changed')).toHaveLength(1);
      expect(JSON.stringify(events)).not.toContain('So it is');
      const review = await read(ana, queued);
      expect(review).toMatchObject({ state, status, claim: null, decisions: [] });
      expect(review.history).toMatchObject([
        { decision, by: 'Identity reviewer', comment: 'So it is' },
      ]);
    },
  );

  test('that turns down is read by the player: reasons, words and fields', async () => {
    const queued = await claimed(ana);
    const why = { reasons: ['id-invalid' as const], fields: ['idPhoto' as const] };
    await decide(ana, queued, 'reject', { ...why, comment: 'The card ended in March' });
    expect(await recordOf(queued)).toMatchObject({
      status: 'rejected',
      issue_msg: ['id-invalid'],
      issue_message: 'The card ended in March',
      issue_fields: ['idPhoto'],
      is_waiting: false,
    });
    expect(await noticesOf(queued)).toEqual([
      expect.stringMatching(/Perya.*not accepted.*Invalid or expired ID/),
    ]);
  });

  test('tells the player of an approval and of a return, and of no escalation', async () => {
    const approved = await claimed(ana);
    await decide(ana, approved, 'full', { id_number: '99-1234567-1' });
    expect(await noticesOf(approved)).toEqual([expect.stringMatching(/is approved/)]);
    const returned = await claimed(ana);
    await decide(ana, returned, 'return', { fields: ['birthday'] });
    expect(await noticesOf(returned)).toEqual([expect.stringMatching(/once more/)]);
    const escalated = await claimed(ana);
    await decide(ana, escalated, 'escalate');
    expect(await noticesOf(escalated)).toEqual([]);
  });

  test('counts among the approvals of the day if it is one', async () => {
    const approvals = kycPulses(server.database.owner).find(({ name }) => name === 'approvals');
    const counted = async () => {
      const from = new Date(Date.now() - 3_600_000);
      return (await approvals?.count(from, new Date(Date.now() + 60_000)))?.count ?? Number.NaN;
    };
    const before = await counted();
    const decided = { reasons: [], fields: [], comment: '' };
    await decide(ana, await claimed(ana), 'basic', decided);
    await decide(ana, await claimed(ana), 'reject', { ...decided, reasons: ['tampering'] });
    expect(await counted()).toBe(before + 1);
  });

  test('ends a freeze only by an approval [A-485]', async () => {
    const queued = await claimed(ana);
    await setKycStatus(server, queued.uid, 'frozen');
    expect(await decide(ana, queued, 'reject', { reasons: ['tampering'] })).toEqual({
      state: 'rejected',
      status: 'frozen',
    });
    expect(await recordOf(queued)).toMatchObject({ status: 'frozen', issue_msg: ['tampering'] });
    const events = (await readEvents(server, queued.uid)).map(({ name }) => name);
    expect(events).toContain('kyc.decided');
    expect(events).not.toContain('kyc.status-changed');
    const again = await queueSubmission(server, { uid: queued.uid });
    await setKycStatus(server, queued.uid, 'frozen');
    await claim(ana, again);
    expect(await decide(ana, again, 'basic')).toMatchObject({ status: 'basic_kyc' });
  });
});

describe('an approval in full', () => {
  test('needs the number of the ID, which nobody finds in clear and the player sees masked', async () => {
    const queued = await claimed(ana);
    expect(await refusalOf(decide(ana, queued, 'full'))).toBe('REVIEW_NEEDS_ID_NUMBER');
    expect(await refusalOf(decide(ana, queued, 'full', { id_number: '12-3' }))).toBe(
      'REVIEW_NEEDS_ID_NUMBER',
    );
    await decide(ana, queued, 'full', { id_number: 'PLANTED-55667788' });
    expect((await recordOf(queued)).id_number).toMatch(/7788$/);
    expect((await recordOf(queued)).id_number).not.toContain('5566');
    expect(JSON.stringify(await readAudit(server, queued.uid))).not.toContain('55667788');
  });

  test('stops once where the number is another player’s, and shows who', async () => {
    const first = await claimed(ana);
    await decide(ana, first, 'full', { id_number: 'CRN 0111-2222333-4' });
    const second = await claimed(ana);
    const spelt = { id_number: 'crn-011122223334' };
    expect(await refusalOf(decide(ana, second, 'full', spelt))).toBe('REVIEW_ID_NUMBER_SHARED');
    const review = await read(ana, second);
    expect(review.flags).toContain('same-id-number');
    expect(review.duplicates).toMatchObject([{ uid: first.uid, by: ['same-id-number'] }]);
    expect(review.status).toBe('under_review');
    expect(await decide(ana, second, 'full', spelt)).toMatchObject({ status: 'fully_kyc' });
  });
});

describe('nobody decides', () => {
  test('without the claim, with a colleague’s, or after it has ended', async () => {
    const queued = await queueSubmission(server);
    expect(await refusalOf(decide(ana, queued, 'basic'))).toBe('REVIEW_NOT_CLAIMED');
    await claim(ben, queued);
    expect(await refusalOf(decide(ana, queued, 'basic'))).toBe('REVIEW_TAKEN');
    await server.database.owner.query(
      'update kyc.review set claimed_until = now() where uid = $1',
      [queued.uid],
    );
    expect(await refusalOf(decide(ben, queued, 'basic'))).toBe('REVIEW_NOT_CLAIMED');
    expect((await read(ana, queued)).history).toEqual([]);
  });

  test('twice', async () => {
    const queued = await claimed(ana);
    await decide(ana, queued, 'basic');
    expect(await refusalOf(decide(ana, queued, 'reject', { reasons: ['tampering'] }))).toBe(
      'REVIEW_DECIDED',
    );
    expect(await refusalOf(claim(ben, queued))).toBe('REVIEW_DECIDED');
  });

  test('against the law: who is under age is not approved, by nobody', async () => {
    const thisYear = new Date().getUTCFullYear();
    const queued = await claimed(senior, { fields: { birthday: `${thisYear - 20}-01-01` } });
    const review = await read(senior, queued);
    expect(review.flags).toContain('under-age');
    expect(review.decisions).toEqual(['reject', 'return', 'escalate']);
    for (const decision of ['full', 'basic'] as const) {
      const asked = decide(senior, queued, decision, { id_number: '1234567890' });
      expect(await refusalOf(asked)).toBe('REVIEW_HARD_STOP');
    }
    expect((await read(senior, queued)).status).toBe('under_review');
  });

  test('without saying why', async () => {
    const queued = await claimed(ana);
    expect(await refusalOf(decide(ana, queued, 'reject'))).toBe('REVIEW_NEEDS_REASON');
    expect(await refusalOf(decide(ana, queued, 'return'))).toBe('REVIEW_NEEDS_FIELD');
    const markup = { reasons: ['tampering' as const], comment: '<b>no</b>' };
    expect(await refusalOf(decide(ana, queued, 'reject', markup))).toBe('WORDS_MARKUP');
    const asked = { ...keyOf(queued), decision: 'reject', reasons: ['because'] };
    const unknown = ana.client.call(staffCalls.decideReview, asked as never);
    expect(await refusalOf(unknown)).toBe('INVALID_INPUT');
  });

  test('about a blocked player, whose submission waits until the block ends', async () => {
    const queued = await claimed(senior);
    const why = { uid: queued.uid, reason: 'Several accounts' };
    await senior.client.call(staffCalls.blockPlayer, why);
    expect(await refusalOf(decide(senior, queued, 'basic'))).toBe('REVIEW_PLAYER_BLOCKED');
    await senior.client.call(staffCalls.unblockPlayer, why);
    expect(await decide(senior, queued, 'basic')).toMatchObject({ status: 'basic_kyc' });
  });

  test('about what is not there', async () => {
    const asked = { uid: '77', version: 1 };
    for (const call of [staffCalls.claimReview, staffCalls.readReview] as const) {
      expect(await refusalOf(ana.client.call(call, asked))).toBe('NOT_FOUND');
    }
    const decision = { ...asked, decision: 'basic' as const };
    expect(await refusalOf(ana.client.call(staffCalls.decideReview, decision))).toBe('NOT_FOUND');
    const photo = { ...asked, photo: 'face' as const };
    expect(await refusalOf(ana.client.call(staffCalls.lookAtPhoto, photo))).toBe('NOT_FOUND');
    expect(await readAudit(server, '77')).toEqual([]);
  });
});

describe('an escalated submission', () => {
  test('is for senior reviewers alone, and is escalated once', async () => {
    const queued = await claimed(ana);
    expect(await decide(ana, queued, 'escalate')).toEqual({
      state: 'escalated',
      status: 'under_review',
    });
    expect(await refusalOf(claim(ana, queued))).toBe('REVIEW_ESCALATED');
    expect(await refusalOf(decide(ana, queued, 'basic'))).toBe('REVIEW_ESCALATED');
    await claim(senior, queued);
    expect((await read(senior, queued)).decisions).toEqual(['full', 'basic', 'reject', 'return']);
    expect(await refusalOf(decide(senior, queued, 'escalate'))).toBe('REVIEW_ESCALATED');
    expect(await decide(senior, queued, 'basic')).toMatchObject({ state: 'approved' });
    const { history } = await read(senior, queued);
    expect(history.map(({ decision }) => decision)).toEqual(['basic', 'escalate']);
  });
});
