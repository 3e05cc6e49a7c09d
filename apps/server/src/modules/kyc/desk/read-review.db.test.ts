import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import {
  type QueuedPlayer,
  queueMany,
  queueSubmission,
} from '../../../testing/kyc/queue-submission.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let reviewer: ApiStaff;
let risk: ApiStaff;
let second: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  reviewer = await createApiStaff(server, 'reviewer');
  risk = await createApiStaff(server, 'risk');
  second = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

const keyOf = ({ uid, version }: QueuedPlayer) => ({ uid, version });
const read = (queued: QueuedPlayer) => reviewer.client.call(staffCalls.readReview, keyOf(queued));
const byReviewer = async (subject: string) =>
  (await readAudit(server, subject)).filter(({ actor }) => actor === `staff:${reviewer.id}`);
const draftList = (name: string, kind: 'restricted' | 'watch', csv: string, by = risk) =>
  by.client.call(staffCalls.draftWatchList, { name, kind, csv });
const askList = (draft: string | null, by = risk) =>
  by.client.call(staffCalls.askWatchList, { draft: draft ?? '', reason: 'regulator', words: '' });
/** A list as it comes about: one asks, another approves. */
async function importList(name: string, kind: 'restricted' | 'watch', csv: string) {
  const drafted = await draftList(name, kind, csv);
  if (drafted.draft !== null) await approveAs(second, (await askList(drafted.draft)).id);
  return drafted;
}

describe('the queue', () => {
  test('is read page by page, the oldest first, with masked names', async () => {
    const queued = await queueMany(server, 5);
    const list = (cursor?: string) =>
      reviewer.client.call(staffCalls.listReviews, { limit: 2, ...(cursor && { cursor }) });
    const first = await list();
    const second = await list(first.next ?? '');
    const third = await list(second.next ?? '');
    const uids = [first, second, third].flatMap(({ rows }) => rows.map(({ uid }) => uid));
    expect(uids).toEqual(queued.map(({ uid }) => uid));
    expect([first.count, second.count, third.next]).toEqual([5, null, null]);
    const name = queued[0]?.fields.first_name ?? '';
    expect(first.rows[0]?.name).toContain(`${name.slice(0, 2)}•••`);
    expect(JSON.stringify(first)).not.toContain(name);
  });

  test('is narrowed by player, claim and state, and counts for the figures', async () => {
    const queued = await queueSubmission(server);
    const of = async (filter: object) => {
      const asked = { uid: queued.uid, ...filter };
      return (await reviewer.client.call(staffCalls.listReviews, asked)).rows.length;
    };
    expect([await of({ claim: 'free' }), await of({ claim: 'mine' })]).toEqual([1, 0]);
    await reviewer.client.call(staffCalls.claimReview, keyOf(queued));
    expect([await of({ claim: 'free' }), await of({ claim: 'mine' })]).toEqual([0, 1]);
    const before = await reviewer.client.call(staffCalls.readReviewFigures, {});
    await reviewer.client.call(staffCalls.decideReview, {
      ...keyOf(queued),
      decision: 'reject',
      reasons: ['tampering'],
    });
    expect([await of({}), await of({ state: 'all' }), await of({ state: 'rejected' })]).toEqual([
      0, 1, 1,
    ]);
    const after = await reviewer.client.call(staffCalls.readReviewFigures, {});
    expect(after.waiting).toBe(before.waiting - 1);
    expect(after).toMatchObject({
      decided: before.decided + 1,
      rejected: before.rejected + 1,
      by_reason: [{ reason: 'tampering', count: 1 }],
    });
    expect(after.median_seconds).toBeGreaterThanOrEqual(0);
  });
});

describe('a look', () => {
  test('at a submission or a photo is written down each time, without what was seen', async () => {
    const queued = await queueSubmission(server, {
      fields: { last_name: 'Plantedname' },
      photos: { idPhoto: { key: 'uploads/1/abc' } },
    });
    const review = await read(queued);
    expect(review).toMatchObject({ photos: ['idPhoto'], score: null, decisions: [] });
    expect(review.name).toContain('Plantedname');
    expect(review.flags).toEqual(['no-scan']);
    await read(queued);
    const look = { ...keyOf(queued), photo: 'idPhoto' as const };
    const { url } = await reviewer.client.call(staffCalls.lookAtPhoto, look);
    expect(url).toMatch(/^\/backoffice\/private\//);
    const entries = await byReviewer(queued.uid);
    expect(entries.map(({ action }) => action)).toEqual([
      'kyc.review-read',
      'kyc.review-read',
      'kyc.photo-seen',
    ]);
    expect(entries.at(-1)?.after).toEqual({ version: 1, photo: 'idPhoto' });
    expect(JSON.stringify(entries)).not.toContain('Plantedname');
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/perya_kyc_desk_total\{done="photo"\} 1/);
    expect(metrics).toMatch(/perya_kyc_reviews_open\{state="waiting"\} [1-9]/);
  });

  test('at a submission that was erased says when', async () => {
    const queued = await queueSubmission(server);
    expect((await read(queued)).erased_at).toBeNull();
    await server.database.owner.query(
      `with decided as (update kyc.review set state = 'rejected', decided_at = now() where uid = $1)
       update kyc.submission set sealed_key = '', sealed_fields = '', erased_at = to_timestamp(1790000000)
       where uid = $1`,
      [queued.uid],
    );
    expect(await read(queued)).toMatchObject({
      erased_at: 1_790_000_000,
      name: '',
      photos: [],
      flags: ['no-scan'],
    });
  });

  test('is for those who may see documents', async () => {
    const queued = await queueSubmission(server);
    const support = await createApiStaff(server, 'support');
    await support.client.call(staffCalls.listReviews, {});
    const asked = support.client.call(staffCalls.readReview, keyOf(queued));
    expect(await refusalOf(asked)).toBe('FORBIDDEN');
  });
});

describe('another player is found', () => {
  test('by the same person, the same number and the same photo, in whatever spelling and size', async () => {
    const hash = 0x5a3c_96e1_0f78_b42dn;
    const one = await queueSubmission(server, {
      fields: {
        first_name: 'Maria Luisa',
        last_name: 'De la Peña',
        birthday: '1988-03-04',
        id_number: 'N01-12-345678',
      },
      photos: { face: { key: 'uploads/1/one', hash } },
    });
    const other = await queueSubmission(server, {
      fields: {
        first_name: 'MARIA LUISA',
        last_name: 'Dela Pena',
        birthday: '1988-03-04',
        id_number: 'n0112345678',
      },
      // Six bits apart, spread over the parts.
      photos: { idPhoto: { key: 'uploads/1/two', hash: hash ^ 0x0101_0100_0001_0101n } },
    });
    const stranger = await queueSubmission(server, {
      photos: { face: { key: 'uploads/1/three', hash: hash ^ 0x1010_1010_1010_1010n } },
    });
    const review = await read(other);
    expect(review.duplicates).toMatchObject([
      { uid: one.uid, version: 1, by: ['same-id-number', 'same-person', 'same-photo'] },
    ]);
    expect(review.flags).toEqual(['same-id-number', 'same-person', 'same-photo', 'no-scan']);
    expect((await read(stranger)).duplicates).toEqual([]);
    const flagged = { flag: 'same-photo' as const, uid: other.uid };
    expect((await reviewer.client.call(staffCalls.listReviews, flagged)).rows).toHaveLength(1);
  });

  test('by the number of an ID in the search of staff, which writes down no number', async () => {
    const queued = await queueSubmission(server, { fields: { id_number: 'CRN-0999-8887776-5' } });
    const search = async (words: string) => {
      const { rows } = await reviewer.client.call(staffCalls.searchPlayers, { words });
      return rows.map(({ uid }) => uid);
    };
    expect(await search('crn 0999 8887776 5')).toEqual([queued.uid]);
    expect(await search('CRN-0999-8887776-6')).toEqual([]);
    expect(await search('CRN-0999-88877')).toEqual([]);
    const entries = await byReviewer('players');
    expect(entries.map(({ after }) => after)).toEqual([
      { words: '••• 5', found: 1 },
      { words: '•••-6', found: 0 },
      { words: '•••77', found: 0 },
    ]);
  });
});

describe('a list of persons', () => {
  test('flags who is like one of them, and stops whom the law names, from its import on', async () => {
    const fields = { first_name: 'Crispin', last_name: 'Magsaysay', birthday: '1979-09-09' };
    const queued = await queueSubmission(server, { fields });
    expect((await read(queued)).flags).toEqual(['no-scan']);
    await importList('Watched', 'watch', 'Crispino Magsaysay,,seen twice');
    const watched = await read(queued);
    expect(watched.flags).toEqual(['watch-list', 'no-scan']);
    expect(watched.watch_hits).toMatchObject([{ list: 'Watched', note: 'seen twice' }]);
    await importList('Restricted', 'restricted', 'name,birthday\n"MAGSAYSAY, CRISPIN",1979-09-09');
    await reviewer.client.call(staffCalls.claimReview, keyOf(queued));
    expect((await read(queued)).flags).toContain('restricted-person');
    const approve = { ...keyOf(queued), decision: 'basic' as const };
    const asked = reviewer.client.call(staffCalls.decideReview, approve);
    expect(await refusalOf(asked)).toBe('REVIEW_HARD_STOP');
  });

  test('is replaced whole or not at all, lies sealed, and is named by no entry', async () => {
    const name = 'Sealed list';
    const planted = await importList(name, 'watch', 'Plantedfirst Plantedlast,1970-01-02,x');
    expect(planted).toMatchObject({ entries: 1, problems: [] });
    await draftList(name, 'watch', 'Plantedfirst Plantedlast,1970-01-02,x');
    const refused = await importList(name, 'watch', 'Ana Reyes,,\nBen,,\nCara Cruz,1970-13-01,');
    expect(refused.draft).toBeNull();
    expect(refused.problems.map(({ line }) => line)).toEqual([2, 3]);
    const { lists } = await risk.client.call(staffCalls.listWatchLists, {});
    const list = lists.find((each) => each.name === name);
    expect(list).toMatchObject({ entries: 1, kind: 'watch' });
    const asked = { list: list?.id ?? '', name: 'planted' };
    const page = await risk.client.call(staffCalls.listWatchEntries, asked);
    expect(page.rows).toMatchObject([{ name: 'Plantedfirst Plantedlast', birthday: '1970-01-02' }]);
    const { rows } = await server.database.owner.query(
      `select l::text as line from kyc.watch_list l
       union all select encode(sealed_entries, 'escape') from kyc.watch_list
       union all select d::text from kyc.watch_list_draft d
       union all select r::text from staff.request r
       union all select e::text from audit.entry e where subject = 'watch-lists'`,
    );
    expect(JSON.stringify(rows)).not.toContain('Planted');
    const actions = (await readAudit(server, 'watch-lists')).map(({ action }) => action);
    expect(actions).toContain('kyc.list-imported');
    expect(actions.at(-1)).toBe('kyc.list-read');
    const forbidden = draftList(name, 'watch', 'Ana Reyes,,', reviewer);
    expect(await refusalOf(forbidden)).toBe('FORBIDDEN');
  });

  test('takes two, says how many come and go, and one that was asked for before another was imported is refused', async () => {
    const name = 'Of two';
    await importList(name, 'watch', 'Ana Reyes,,\nBen Cruz,,');
    const { draft: stale } = await draftList(name, 'watch', 'Dina Lopez,,');
    const { draft } = await draftList(name, 'watch', 'Ana Reyes,,\nCara Santos,,\nEva Ramos,,');
    expect(await refusalOf(askList(draft, second))).toBe('NOT_FOUND');
    const { id } = await askList(draft);
    const request = await second.client.call(staffCalls.readRequest, { id });
    expect(request.says).toContain('3 persons instead of 2: 2 come, 1 go.');
    expect(await refusalOf(approveAs(risk, id))).toBe('REQUEST_OWN');
    const entriesOf = async () =>
      (await risk.client.call(staffCalls.listWatchLists, {})).lists.find(
        (list) => list.name === name,
      )?.entries;
    expect(await entriesOf()).toBe(2);
    await approveAs(second, id);
    expect(await entriesOf()).toBe(3);
    expect(await refusalOf(askList(stale))).toBe('CHANGED_MEANWHILE');
    const { draft: overtaken } = await draftList(name, 'watch', 'Dina Lopez,,');
    const late = await askList(overtaken);
    await server.database.owner.query(
      `update kyc.watch_list set version = nextval('kyc.watch_list_version') where name = $1`,
      [name],
    );
    expect(await refusalOf(approveAs(second, late.id))).toBe('REQUEST_FAILED');
    expect(await entriesOf()).toBe(3);
    const imported = (await readAudit(server, 'watch-lists')).findLast(
      ({ action }) => action === 'kyc.list-imported',
    );
    expect(imported?.after).toMatchObject({
      entries: 3,
      asked_by: `staff:${risk.id}`,
      approved_by: `staff:${second.id}`,
    });
  });

  test('that nobody approved is forgotten after two days', async () => {
    await draftList('Forgotten', 'watch', 'Ana Reyes,,');
    const count = async () =>
      (await server.database.owner.query('select from kyc.watch_list_draft')).rowCount ?? 0;
    const before = await count();
    await server.runTask('kyc_forget_list_drafts');
    expect(await count()).toBe(before);
    await server.database.owner.query(
      `update kyc.watch_list_draft set kept_at = kept_at - interval '2 days'`,
    );
    await server.runTask('kyc_forget_list_drafts');
    expect(await count()).toBe(0);
  });
});
