import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import type { Found, FoundKind } from '@perya/contract/house/staff-calls/search';
import type { Role } from '@perya/contract/staff/roles';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { recordRound } from '../../../testing/games/record-round.ts';
import { createKycPlayer, typedFields } from '../../../testing/kyc-player.ts';
import { createWithdrawer, type Withdrawer } from '../../../testing/money/withdrawer.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let support: ApiStaff;
let player: Withdrawer;
let phone: string;
beforeAll(async () => {
  server = await startTestServer();
  support = await createApiStaff(server, 'support');
  player = await createWithdrawer(server);
  const { rows } = await server.database.pool.query<{ phone: string }>(
    'select phone from identity.player where uid = $1',
    [player.id],
  );
  phone = rows[0]?.phone ?? '';
}, 120_000);
afterAll(() => server.stop());

const searchAs = async (
  who: ApiStaff,
  words: string,
  kinds?: FoundKind[],
): Promise<readonly Found[]> =>
  (await who.client.call(staffCalls.searchHouse, { words, ...(kinds && { kinds }) })).rows;
const search = (words: string, kinds?: FoundKind[]) => searchAs(support, words, kinds);
const namesOf = (rows: readonly Found[]) => rows.map(({ kind, name }) => `${kind} ${name}`);
const searches = async () =>
  (await readAudit(server, 'players')).filter(
    ({ action }) => action === 'identity.players-searched',
  );

describe('the search over everything', () => {
  test('finds a player by uid, by the phone in any spelling, by its last digits and by the family name, masked', async () => {
    const uid = String(player.id);
    for (const words of [uid, `0${phone}`, `+63 ${phone.slice(0, 3)} ${phone.slice(3)}`]) {
      expect(await search(words, ['player']), words).toEqual([
        {
          kind: 'player',
          id: uid,
          name: expect.stringMatching(`^${uid}`),
          about: expect.stringMatching(/ · \+63 \d{3} ••• ••\d{2}$/),
          amount: null,
          is_exact: true,
        },
      ]);
    }
    for (const words of [phone.slice(-4), typedFields.last_name.toUpperCase()]) {
      const [found] = await search(words, ['player']);
      expect(found, words).toMatchObject({ id: uid, is_exact: false });
    }
    const found = JSON.stringify(await search(phone));
    expect(found).not.toContain(phone);
    expect(found).not.toContain(typedFields.last_name);
  });

  test('finds the family name of a version of before names were noted, once the job has gone over it', async () => {
    await server.database.owner.query(`delete from kyc.digest where kind = 'surname'`);
    expect(await search(typedFields.last_name, ['player'])).toEqual([]);
    await server.runTask('kyc_note_surnames');
    expect(await search(typedFields.last_name, ['player'])).toHaveLength(1);
  });

  test('writes down who looked for players, and nothing where no player was looked for', async () => {
    const before = (await searches()).length;
    await search(phone.slice(-4));
    await search('studio', ['venue']);
    expect((await searches()).slice(before)).toMatchObject([
      { actor: `staff:${support.id}`, after: { words: `•••${phone.slice(-2)}`, found: 1 } },
    ]);
  });

  test('finds a withdrawal by its number, alone with its letter', async () => {
    const { id } = await player.withdraw('300');
    expect(await search(`w${id}`)).toEqual([
      {
        kind: 'withdrawal',
        id,
        name: `W${id}`,
        about: `GCash · ${player.id}`,
        amount: '300.00',
        is_exact: true,
      },
    ]);
    expect(namesOf(await search(id.padStart(2, '0')))).toContain(`withdrawal W${id}`);
  });

  test('finds a round by player and number, venues and games by name, colleagues and requests', async () => {
    const betId = await recordRound(server, player.id, { stake: 500 });
    expect(await search(`${player.id}/${betId}`)).toMatchObject([
      { kind: 'round', id: `${player.id}/${betId}`, amount: '5.00' },
    ]);
    expect(await search('STUDIO', ['venue'])).toMatchObject([{ id: 'studio', is_exact: true }]);
    const auditor = await createApiStaff(server, 'auditor');
    expect(await searchAs(auditor, support.email)).toMatchObject([
      { kind: 'staff', id: String(support.id), is_exact: true },
    ]);
    const cashier = await createApiStaff(server, 'cashier');
    const { id } = await cashier.client.call(staffCalls.askAdjustment, {
      uid: String(player.id),
      amount: '1.00',
      category: 'other',
      reason: 'other',
      words: 'A request that is looked for',
    });
    expect(namesOf(await searchAs(cashier, `R${id}`))).toEqual([`request R${id}`]);
  });

  test('finds an identity check by player and version, and the conversation by its player', async () => {
    const checked = await createKycPlayer(server);
    await checked.client.call(calls.insertKyc, await checked.form());
    await checked.client.call(calls.sendSupportMessage, {
      key: randomUUID(),
      text: 'Where is my money?',
      pictures: [],
    });
    const { uid } = checked;
    const reviewer = await createApiStaff(server, 'reviewer');
    const review = { kind: 'review', id: `${uid}/1`, name: `K${uid}/1` };
    for (const [words, is_exact] of [
      [uid, false],
      [`${uid}/1`, false],
      [`k${uid}/1`, true],
    ] as const) {
      expect(await searchAs(reviewer, words, ['review']), words).toMatchObject([
        { ...review, is_exact },
      ]);
    }
    expect(await searchAs(reviewer, `k${uid}/2`)).toEqual([]);
    for (const [words, is_exact] of [
      [uid, false],
      [`c${uid}`, true],
    ] as const) {
      expect(await search(words, ['conversation']), words).toMatchObject([
        { kind: 'conversation', id: uid, name: `C${uid}`, is_exact },
      ]);
    }
    expect(await search(`c${player.id}`)).toEqual([]);
    const found = JSON.stringify([await searchAs(reviewer, uid), await search(uid)]);
    expect(found).not.toContain(typedFields.last_name);
    expect(found).not.toContain('Where is my money');
  });

  test('finds a batch of vouchers by its number and by what was noted', async () => {
    const { rows } = await server.database.owner.query<{ id: bigint }>(
      `insert into payments.voucher_batch (amount, count, expires_at, turnover_times, note, made_by)
       values (10000, 25, now() + interval '9 days', 1, 'Fiesta of Malolos', 'staff:1') returning id`,
    );
    const id = String(rows[0]?.id);
    const batch = { kind: 'batch', id, name: `V${id}`, amount: '100.00' };
    expect(await search(`v${id.padStart(2, '0')}`)).toMatchObject([{ ...batch, is_exact: true }]);
    expect(await search('fiesta of mal')).toMatchObject([
      { ...batch, about: '25 × · Fiesta of Malolos', is_exact: false },
    ]);
  });

  const seen: [Role, FoundKind[]][] = [
    ['content', ['document']],
    ['games', ['venue', 'game']],
    ['promotions', ['promotion']],
  ];
  test.each(seen)('answers a %s what they may read, and nothing else', async (role, kinds) => {
    const who = await createApiStaff(server, role);
    const before = (await searches()).length;
    for (const words of [String(player.id), phone.slice(-4), 'st', 'er', support.email]) {
      for (const { kind } of await searchAs(who, words)) expect(kinds, words).toContain(kind);
    }
    expect(await searches()).toHaveLength(before);
  });

  test.each(['x', '   ', 'x'.repeat(101)])('refuses %s', async (words) => {
    expect(await refusalOf(search(words))).toBe('SEARCH_LENGTH');
  });

  test('takes signs of the pattern language for themselves', async () => {
    for (const words of ['%%', '__', "' or 1=1 --"]) {
      expect(await search(words), words).toEqual([]);
    }
  });
});
