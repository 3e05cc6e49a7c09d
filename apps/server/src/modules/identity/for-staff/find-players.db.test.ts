import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let support: ApiStaff;
let uid: bigint;
beforeAll(async () => {
  server = await startTestServer();
  support = await createApiStaff(server, 'support');
  uid = await server.identity.ensurePlayer({
    countryCode: '63',
    phone: '9175550123',
    username: 'u00aa11bb22cc',
    nickname: 'Marikit',
    tester: false,
    brand: 'tala',
  });
  await server.database.pool.query(
    `update identity.player set email = 'Marikit@example.com' where uid = $1`,
    [uid],
  );
});
afterAll(() => server.stop());

const search = (words: string) => support.client.call(staffCalls.searchPlayers, { words });
const uidsOf = ({ rows }: { rows: { uid: string }[] }) => rows.map((row) => row.uid);
const searches = async () =>
  (await readAudit(server, 'players')).filter(({ action }) => action.startsWith('identity.'));

describe('a search for players', () => {
  test.each([
    '917555',
    '09175550123',
    '+63 917 555 0123',
    '63 917-555-01',
    'marik',
    'MARIKIT',
    'marikit@ex',
    'u00aa11',
  ])('finds by %s', async (words) => {
    expect(uidsOf(await search(words))).toEqual([String(uid)]);
  });

  test('finds by the uid, and answers what may be known without a reason', async () => {
    expect(await search(String(uid))).toEqual({
      rows: [
        {
          uid: String(uid),
          username: 'u00aa11bb22cc',
          nickname: 'Ma•••',
          phone: '+63 917 ••• ••23',
          email: 'Ma•••@example.com',
          brand: 'tala',
          state: 'open',
          kyc_status: 'unset',
          test_account: false,
          registered_at: expect.any(Number),
          last_seen_at: null,
        },
      ],
      has_more: false,
    });
  });

  test('is written down with its words, of which a phone or an address is masked', async () => {
    const before = (await searches()).length;
    for (const words of ['0917 555 0123', 'marikit@example.com', 'Nobody']) await search(words);
    expect((await searches()).slice(before)).toMatchObject([
      { actor: `staff:${support.id}`, after: { words: '+63 917 ••• ••23', found: 1 } },
      { action: 'identity.players-searched', after: { words: 'ma•••@example.com', found: 1 } },
      { after: { words: 'Nobody', found: 0 } },
    ]);
  });

  test('takes signs of the pattern language for themselves', async () => {
    for (const words of ['%%', '__', 'mar%', '\\%', "' or 1=1 --"]) {
      expect(uidsOf(await search(words)), words).toEqual([]);
    }
  });

  test.each([
    ['one character', 'm', 1],
    ['blanks', '     ', 0],
    ['101 characters', 'm'.repeat(101), 101],
    ['10,000 characters', 'm'.repeat(10_000), 10_000],
  ])(
    'is refused with %s, with the reason, and that is written down',
    async (_what, words, characters) => {
      expect(await refusalOf(search(words))).toBe('SEARCH_LENGTH');
      expect((await searches()).at(-1)).toMatchObject({
        action: 'identity.search-refused',
        actor: `staff:${support.id}`,
        after: { characters },
      });
    },
  );

  test('answers fifty and says that there are more', async () => {
    for (let number = 0; number < 51; number++) {
      await server.identity.ensurePlayer({
        countryCode: '63',
        phone: `99955500${String(number).padStart(2, '0')}`,
        username: `crowd${String(number).padStart(2, '0')}`,
        nickname: null,
        tester: false,
      });
    }
    const crowd = await search('crowd');
    expect([crowd.rows.length, crowd.has_more]).toEqual([50, true]);
    expect((await search('crowd0')).has_more).toBe(false);
  });

  test('is no business of a role that sees no players, nor of a player', async () => {
    const content = await createApiStaff(server, 'content');
    const asContent = content.client.call(staffCalls.searchPlayers, { words: 'mari' });
    expect(await refusalOf(asContent)).toBe('FORBIDDEN');
    const player = createApiPlayer(server.url);
    await player.login();
    const asPlayer = player.client.call(staffCalls.searchPlayers, { words: 'mari' });
    expect(await refusalOf(asPlayer)).toBe('STAFF_ORIGIN');
  });
});

describe('the list of players', () => {
  const list = (filter: Parameters<typeof call>[1]) => call(staffCalls.listPlayers, filter);
  const call = (
    ...args: [
      typeof staffCalls.listPlayers,
      Parameters<typeof support.client.call<typeof staffCalls.listPlayers>>[1],
    ]
  ) => support.client.call(...args);

  test('leads through every player once, page by page, the newest first', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    let count: number | null = null;
    do {
      const page = await list({ limit: 20, ...(cursor && { cursor }) });
      if (!cursor) count = page.count;
      seen.push(...uidsOf(page));
      cursor = page.next ?? undefined;
    } while (cursor);
    const { rows } = await server.database.pool.query<{ uid: bigint }>(
      'select uid from identity.player order by created_at desc, uid desc',
    );
    expect(seen).toEqual(rows.map((row) => String(row.uid)));
    expect(count).toBe(rows.length);
  });

  test('is narrowed by brand, test accounts, status, state and the time of registration', async () => {
    expect(uidsOf(await list({ brand: 'tala' }))).toEqual([String(uid)]);
    const tester = await server.identity.ensurePlayer({
      countryCode: '63',
      phone: '9175550999',
      username: 'listedtester',
      nickname: null,
      tester: true,
    });
    expect(uidsOf(await list({ test: 'yes' }))).toContain(String(tester));
    expect(uidsOf(await list({ test: 'no', limit: 200 }))).not.toContain(String(tester));
    expect(uidsOf(await list({ kyc_status: 'test_account' }))).toContain(String(tester));
    const { client } = support;
    await client.call(staffCalls.blockPlayer, { uid: String(uid), reason: 'A listed block' });
    expect(uidsOf(await list({ state: 'blocked' }))).toEqual([String(uid)]);
    expect(uidsOf(await list({ kyc_status: 'block', brand: 'tala' }))).toEqual([String(uid)]);
    expect(uidsOf(await list({ state: 'open', limit: 200 }))).not.toContain(String(uid));
    expect(uidsOf(await list({ state: 'open', kyc_status: 'block' }))).toEqual([]);
    await client.call(staffCalls.unblockPlayer, { uid: String(uid), reason: 'A listed block' });
    expect(uidsOf(await list({ state: 'blocked' }))).toEqual([]);
    const now = Math.floor(Date.now() / 1000);
    expect(uidsOf(await list({ from: now + 60 }))).toEqual([]);
    expect(uidsOf(await list({ from: now - 3600, before: now + 60, brand: 'tala' }))).toHaveLength(
      1,
    );
  });

  test.each(['x', 'AAAA', 'MTAwMDAwMDE', 'a'.repeat(200)])(
    'refuses the cursor %s that it never gave',
    async (cursor) => {
      expect(await refusalOf(list({ cursor }))).toBe('INVALID_INPUT');
    },
  );
});
