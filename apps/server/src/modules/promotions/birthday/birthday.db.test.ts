import { manilaDay } from '@perya/contract/manila-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { addPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

/** Of the demo operator, in centavos. */
const gift = 18_800n;

let made = 0;
async function verified(birthday: string): Promise<bigint> {
  const uid = await addPlayer(server, 0, { tester: false, isKnown: false });
  made += 1;
  await server.kyc.verifyDemoPerson(uid, {
    first_name: `Ana${made}`,
    middle_name: '',
    last_name: 'Reyes',
    birthday,
    gender: 'female',
    id_number: `CRN-0111-${String(1_000_000 + made)}-1`,
  });
  return uid;
}
const balanceOf = async (uid: bigint) => (await server.ledger.wallet(uid)).balance;
const give = () => server.runTask('promotions_give_birthdays');
const keptOn = async (day: string) => {
  const found: bigint[] = [];
  for await (const uids of server.kyc.birthdaysOn(day)) found.push(...uids);
  return found;
};

describe('the gift on the birthday', () => {
  test('is credited once a year, to whoever was approved and has it today in Manila', async () => {
    const today = manilaDay(new Date()).slice(4);
    const ana = await verified(`1990${today}`);
    const ben = await verified('1990-02-29');
    const unsure = await verified(`1985${today}`);
    await setKycStatus(server, unsure, 'under_review');
    await Promise.all(Array.from({ length: 4 }, give));
    expect(await balanceOf(ana)).toBe(gift);
    expect(await balanceOf(ben)).toBe(0n);
    expect(await balanceOf(unsure)).toBe(0n);
    // Approved in the course of the day.
    await setKycStatus(server, unsure, 'fully_kyc');
    await give();
    await give();
    expect(await balanceOf(unsure)).toBe(gift);
    expect(await balanceOf(ana)).toBe(gift);
    const { rows } = await server.database.pool.query<{ cashType: number; period: string }>(
      'select cash_type, period from promotions.reward where uid = $1',
      [ana],
    );
    expect(rows).toEqual([{ cashType: 4004, period: manilaDay(new Date()).slice(0, 4) }]);
  });

  test('of the 29th of February is on the 28th in common years, and no day can be read in the database', async () => {
    const leap = await verified('1992-02-29');
    const before = await verified('1992-02-28');
    expect(await keptOn('2027-02-28')).toEqual(expect.arrayContaining([leap, before]));
    expect(await keptOn('2028-02-28')).not.toContain(leap);
    expect(await keptOn('2028-02-29')).toContain(leap);
    expect(await keptOn('2027-03-01')).not.toContain(leap);
    const { rows } = await server.database.pool.query<{ digest: Buffer }>(
      `select digest from kyc.digest where uid = any ($1) and kind = 'birthday'`,
      [[leap, before]],
    );
    expect(rows).toHaveLength(2);
    for (const { digest } of rows) {
      expect(digest).toHaveLength(32);
      expect(digest.toString('latin1')).not.toMatch(/02.?2[89]/);
    }
  });

  test('follows the newest version that was approved', async () => {
    const uid = await verified('1991-05-05');
    expect(await keptOn('2027-05-05')).toContain(uid);
    await server.database.owner.query(
      `insert into kyc.submission (uid, version, kind, sealed_key, sealed_fields)
       select uid, 2, kind, '', '' from kyc.submission where uid = $1`,
      [uid],
    );
    // What is known by now is another version, of which nothing can be read here.
    expect(await keptOn('2027-05-05')).not.toContain(uid);
  });
});
