import type { PromotionContent } from '@perya/contract/promotions/staff-calls/promotions';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../../testing/api-staff.ts';
import {
  askToPublish,
  contentOf,
  draftPromotion,
  publishDraft,
} from '../../../../testing/promotions/draft-promotion.ts';
import { addPlayer } from '../../../../testing/provider.ts';
import { readAudit } from '../../../../testing/read-audit.ts';
import { shareDatabase } from '../../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
/** Another process on the same database. */
let second: TestServer;
let staff: ApiStaff;
let approver: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ database: shareDatabase(server.database) });
  staff = await createApiStaff(server, 'promotions');
  approver = await createApiStaff(second, 'promotions');
});
afterAll(async () => {
  expect(await server.promotions.check()).toEqual([]);
  await second.stop();
  await server.stop();
});

const now = () => Math.floor(Date.now() / 1000);

async function published(given: Partial<PromotionContent> = {}) {
  const { id } = await draftPromotion(staff, contentOf(given));
  await publishDraft(staff, approver, { id, revision: 1 });
  return id;
}

async function give(promotion: number, amount: bigint, at: TestServer = server) {
  const uid = await addPlayer(server, 0, { tester: false });
  const options = { promotion, isCredited: true, by: 'system' };
  const [granted] = await at.promotions.grant([{ uid, period: 'once', amount }], options);
  return granted?.outcome;
}

const read = (id: number) => staff.client.call(staffCalls.readStaffPromotion, { id });
const turn = (id: number, to: 'paused' | 'running' | 'ended', by = staff) =>
  by.client.call(staffCalls.switchPromotion, { id, to, words: 'It rains too much' });

describe('a draft', () => {
  test('gives nobody anything before a second person has published it', async () => {
    const draft = await draftPromotion(staff, contentOf({ budget: '100.00' }));
    expect(draft).toMatchObject({
      state: 'draft',
      revision: 0,
      draft: { number: 1, saved_by: `staff:${staff.id}` },
    });
    const { id } = draft;
    expect(await give(id, 10_00n)).toBe('NOT_RUNNING');
    const request = await askToPublish(staff, id, 1);
    const shown = await staff.client.call(staffCalls.readRequest, { id: request });
    expect(shown.says).toMatch(
      /^Promotion \d+ “Rainy day gift” \(Gift\) is published: from \d{4}-\d\d-\d\d \d\d:\d\d without an end, Manila time, for ₱100\.00 at most\.$/,
    );
    const decision = { id: request, seen: shown.seen, reason: 'checked', words: '' } as const;
    const own = staff.client.call(staffCalls.approveRequest, decision);
    expect(await refusalOf(own)).toBe('REQUEST_OWN');
    expect(await give(id, 10_00n)).toBe('NOT_RUNNING');
    await approver.client.call(staffCalls.approveRequest, decision);
    expect(await give(id, 10_00n)).toBe('GRANTED');
    expect(await read(id)).toMatchObject({ state: 'running', revision: 1, draft: null });
    const actions = (await readAudit(server, String(id))).map(({ action }) => action);
    expect(actions).toEqual(['promotions.drafted', 'promotions.published']);
  });

  test.each([
    ['an end before the beginning', { ends_at: now() - 2 * 86_400 }, 'PROMOTION_PERIOD'],
    ['an end that is over', { ends_at: now() - 60 }, 'PROMOTION_PERIOD'],
    ['a day above the budget', { budget: '10.00', day_cap: '10.01' }, 'PROMOTION_CAPS'],
    ['a player above the budget', { budget: '10.00', player_cap: '11.00' }, 'PROMOTION_CAPS'],
    ['no budget at all', { budget: '0.00' }, 'INVALID_INPUT'],
    ['half a centavo', { budget: '10.005' }, 'INVALID_INPUT'],
    ['a bonus of another kind', { cash_type: 4003 }, 'INVALID_INPUT'],
    ['no name', { name_tl: ' ' }, 'INVALID_INPUT'],
    ['markup', { terms_en: '<b>Free</b>' }, 'WORDS_MARKUP'],
    ['levels that are turned', { audience: { level_from: 5, level_to: 4 } }, 'INVALID_INPUT'],
  ])('is refused with %s', async (_what, given, code) => {
    expect(await refusalOf(draftPromotion(staff, contentOf(given)))).toBe(code);
  });

  test('is refused with rules that its kind does not know, in words that say which', async () => {
    const prizes = [
      { from: 1, to: 1, amount: 100 },
      { from: 3, to: 4, amount: 50 },
    ];
    const rules = { game_types: [3], prizes };
    const content = contentOf({ rules, cash_type: 4007 });
    await expect(draftPromotion(staff, content, { kind: 'ranking' })).rejects.toMatchObject({
      code: 'PROMOTION_RULES',
      message: expect.stringContaining('without a gap'),
      details: { field: ['content.rules.prizes'] },
    });
  });

  test('is kept once of fifty who saw the same revision', async () => {
    const { id } = await draftPromotion(staff, contentOf());
    const asked = Array.from({ length: 50 }, (_, place) =>
      draftPromotion(staff, contentOf({ place }), { id, seen: 1 }),
    );
    const done = await Promise.allSettled(asked);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(id)).revisions.map(({ number }) => number)).toEqual([2, 1]);
    const again = draftPromotion(staff, contentOf(), { id, seen: 1 });
    expect(await refusalOf(again)).toBe('CHANGED_MEANWHILE');
  });

  test('that was changed after it was asked for is not published', async () => {
    const { id } = await draftPromotion(staff, contentOf());
    const request = await askToPublish(staff, id, 1);
    await draftPromotion(staff, contentOf({ budget: '1.00' }), { id, seen: 1 });
    const { seen } = await approver.client.call(staffCalls.readRequest, { id: request });
    const decision = { id: request, seen, reason: 'checked', words: '' } as const;
    const approved = approver.client.call(staffCalls.approveRequest, decision);
    expect(await refusalOf(approved)).toBe('REQUEST_FAILED');
    expect((await read(id)).state).toBe('draft');
  });
});

describe('a promotion that runs', () => {
  test('stands as it was until its change is published, which leaves only what differs in the audit', async () => {
    const id = await published({ budget: '100.00' });
    const changed = contentOf({ ...(await read(id)).content, budget: '150.00' });
    await draftPromotion(staff, changed, { id, seen: 1 });
    expect(await read(id)).toMatchObject({ budget: '100.00', draft: { number: 2 } });
    expect(await give(id, 120_00n)).toBe('BUDGET');
    await publishDraft(staff, approver, { id, revision: 2 });
    expect(await give(id, 120_00n)).toBe('GRANTED');
    expect((await readAudit(server, String(id))).at(-1)).toMatchObject({
      action: 'promotions.published',
      before: { budget: '100.00' },
      after: { budget: '150.00', revision: 2, approved_by: `staff:${approver.id}` },
    });
    const again = askToPublish(staff, id, 2);
    expect(await refusalOf(again)).toBe('PROMOTION_STANDS');
  });

  test('never costs more than its budget, whatever is changed while fifty are being given', async () => {
    const id = await published({ budget: '100.00' });
    const { content } = await read(id);
    const smaller = draftPromotion(staff, contentOf({ ...content, budget: '40.00' }), {
      id,
      seen: 1,
    });
    expect((await smaller).draft?.number).toBe(2);
    const request = await askToPublish(staff, id, 2);
    const { seen } = await approver.client.call(staffCalls.readRequest, { id: request });
    const decision = { id: request, seen, reason: 'checked', words: '' } as const;
    const [approved, ...given] = await Promise.all([
      refusalOf(approver.client.call(staffCalls.approveRequest, decision)).catch(() => null),
      ...Array.from({ length: 50 }, (_, n) => give(id, 3_00n, n % 2 === 0 ? server : second)),
    ]);
    const { spent, budget } = await read(id);
    expect(Number(spent)).toBeLessThanOrEqual(Number(budget));
    expect(Number(spent)).toBe(3 * given.filter((outcome) => outcome === 'GRANTED').length);
    // Either the smaller budget stands and was kept, or it came too late and is refused.
    expect([budget, approved]).toEqual(
      budget === '40.00' ? ['40.00', null] : ['100.00', 'REQUEST_FAILED'],
    );
    const below = draftPromotion(staff, contentOf({ ...content, budget: '1.00' }), { id, seen: 2 });
    expect(await refusalOf(below)).toBe('PROMOTION_SPENT');
  });

  test('gives nothing from the next grant on when it is paused, on any server, and goes on where it was', async () => {
    const id = await published();
    const mine = async (at: TestServer) =>
      (await at.promotions.readPromotions('gift')).some((promotion) => promotion.id === id);
    await expect.poll(() => mine(second)).toBe(true);
    expect(await turn(id, 'paused')).toMatchObject({ state: 'paused' });
    expect(await mine(server)).toBe(false);
    expect(await give(id, 1_00n, second)).toBe('NOT_RUNNING');
    expect(await give(id, 1_00n, server)).toBe('NOT_RUNNING');
    expect(await refusalOf(turn(id, 'paused'))).toBe('STAFF_SO_ALREADY');
    expect(await turn(id, 'running', approver)).toMatchObject({ state: 'running' });
    expect(await give(id, 1_00n, server)).toBe('GRANTED');
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/perya_promotion_changes_total\{to="paused"\} [1-9]/);
  });

  test('ends at once, and still gives what was earned before', async () => {
    const id = await published();
    const uid = await addPlayer(server, 0, { tester: false });
    const earnedAt = new Date(Date.now() - 60_000);
    expect(await turn(id, 'ended')).toMatchObject({ state: 'ended' });
    const options = { promotion: id, isCredited: true, by: 'system' };
    const grants = [{ uid, period: 'once', amount: 1_00n }];
    expect(await server.promotions.grant(grants, options)).toMatchObject([
      { outcome: 'NOT_RUNNING' },
    ]);
    expect(await server.promotions.grant(grants, { ...options, earnedAt })).toMatchObject([
      { outcome: 'GRANTED' },
    ]);
    expect(await refusalOf(turn(id, 'running'))).toBe('PROMOTION_NOT_NOW');
  });

  test('that never ran is withdrawn by its end, and not published any more', async () => {
    const { id } = await draftPromotion(staff, contentOf());
    expect(await refusalOf(turn(id, 'paused'))).toBe('PROMOTION_NOT_NOW');
    expect(await turn(id, 'ended')).toMatchObject({ state: 'ended' });
    expect(await refusalOf(askToPublish(staff, id, 1))).toBe('PROMOTION_NOT_NOW');
  });
});
