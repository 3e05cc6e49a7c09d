import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { drawTestPicture } from '../../../testing/draw-test-picture.ts';
import {
  type ScriptedScanner,
  scannedPerson,
  startScriptedScanner,
} from '../../../testing/kyc/scripted-scanner.ts';
import { createKycPlayer, type KycPlayer } from '../../../testing/kyc-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let provider: ScriptedScanner;
let server: TestServer;
beforeAll(async () => {
  provider = await startScriptedScanner();
  server = await startTestServer({ idScan: provider });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

/** Scans the ID and answers what the record then says was read. */
async function scan(
  player: KycPlayer,
  id_number: string,
  read: Partial<typeof scannedPerson> = {},
) {
  const { transaction_id, biz_id } = await player.client.call(calls.setupOcr, { id_type: 'UMID' });
  const image = (await drawTestPicture(7)).toString('base64');
  const fields = { ...scannedPerson, ...read, id_number };
  provider.end(transaction_id, { state: 'success', fields, score: 88, verified: true, image });
  return (await player.client.call(calls.checkOcrResult, { transaction_id, biz_id })).ocr;
}

const submitted = async (player: KycPlayer, form: Awaited<ReturnType<KycPlayer['form']>>) => {
  await player.client.call(calls.insertKyc, form);
  return player.client.call(calls.getKyc, {});
};

describe('a submission after a scan', () => {
  test('has the number, the authority and the expiry of the ID, and may use its picture [A-183]', async () => {
    const player = await createKycPlayer(server);
    const { attachments } = await scan(player, 'CRN-0111-7654321-8');
    const form = await player.form({
      attachments: {
        idPhoto: attachments.idPhoto,
        selfieWithIDPhotoPath: await player.upload(),
      },
    });
    const record = await submitted(player, form);
    expect(record).toMatchObject({
      status: 'under_review',
      extra_details: { issuing_authority: 'SSS', expiry_date: '2039-12-31' },
      ocr_status: 2,
    });
    expect(record.id_number).toMatch(/^\*+21-8$/);
    expect(record.attachments.idPhoto).toBe(attachments.idPhoto);
    expect(record.attachments.idPhoto_url).toMatch(/^\/files\/private\//);
  });

  test('of another type has no number, whatever was scanned', async () => {
    const player = await createKycPlayer(server);
    await scan(player, 'CRN-0111-5555555-8');
    const record = await submitted(player, await player.form({ id_type: 'PASSPORT' }));
    expect(record.id_number).toBe('');
  });

  test('is shown to the reviewer beside what the scanner had read by then', async () => {
    const player = await createKycPlayer(server);
    await scan(player, 'CRN-0111-1212121-8');
    await submitted(player, await player.form());
    const reviewer = await createApiStaff(server, 'reviewer');
    const review = await reviewer.client.call(staffCalls.readReview, {
      uid: player.uid,
      version: 1,
    });
    expect(review.score).toBe(88);
    expect(review.fields).toEqual(
      expect.arrayContaining([
        { field: 'first_name', typed: 'Narcisa Maria', scanned: 'Ligaya', differs: true },
        { field: 'gender', typed: 'female', scanned: 'female', differs: false },
      ]),
    );
  });

  test('that was turned down leaves the ID to its owner, and the desk is shown both [A-147]', async () => {
    const thief = await createKycPlayer(server);
    const owner = await createKycPlayer(server);
    const number = 'CRN-0111-3434343-8';
    await scan(thief, number);
    await submitted(thief, await thief.form());
    expect((await scan(owner, number)).idNumber).toBe('');
    const reviewer = await createApiStaff(server, 'reviewer');
    const which = { uid: thief.uid, version: 1 };
    await reviewer.client.call(staffCalls.claimReview, which);
    await reviewer.client.call(staffCalls.decideReview, {
      ...which,
      decision: 'reject' as const,
      reasons: ['tampering' as const],
    });
    expect((await scan(owner, number)).idNumber).toMatch(/43-8$/);
    await submitted(owner, await owner.form());
    const review = await reviewer.client.call(staffCalls.readReview, {
      uid: owner.uid,
      version: 1,
    });
    expect(review.flags).toContain('same-id-number');
    const sharing = async ({ uid }: KycPlayer) => {
      const { rows } = await server.database.pool.query('select kyc.sharing_id($1) as uids', [uid]);
      return rows[0]?.uids.map(String);
    };
    expect(await sharing(owner)).toEqual([]);
    // Who shows it again is in its way again, until that is decided.
    await thief.client.call(calls.updateKyc, await thief.form());
    expect(await sharing(owner)).toEqual([thief.uid]);
  });

  test('flags one that waits already and is like it, before anybody has opened either', async () => {
    const reviewer = await createApiStaff(server, 'reviewer');
    const people = await Promise.all([createKycPlayer(server), createKycPlayer(server)]);
    const flagsOf = async ({ uid }: KycPlayer) =>
      (await reviewer.client.call(staffCalls.listReviews, { uid })).rows[0]?.flags;
    for (const [index, player] of people.entries()) {
      const { attachments } = await scan(player, `CRN-0222-121212${index}-4`);
      const selfieWithIDPhotoPath = await player.upload();
      const form = await player.form({
        attachments: { idPhoto: attachments.idPhoto, selfieWithIDPhotoPath },
      });
      await submitted(player, form);
    }
    for (const player of people) expect(await flagsOf(player)).toContain('same-photo');
  });

  test('agrees with an ID that differs in marks, hyphens and apostrophes alone [A-293 A-294 A-297]', async () => {
    const player = await createKycPlayer(server);
    const read = {
      first_name: 'MARÍA',
      last_name: "MUNOZ-D'SOUZA",
      address: '12 PENAFRANCIA, PARANAQUE',
    };
    await scan(player, 'CRN-0111-5656565-8', read);
    const typed = {
      first_name: 'Maria',
      last_name: 'Muñoz D Souza',
      current_address: 'Peñafrancia, Parañaque',
    };
    await submitted(player, await player.form(typed));
    const reviewer = await createApiStaff(server, 'reviewer');
    const { fields } = await reviewer.client.call(staffCalls.readReview, {
      uid: player.uid,
      version: 1,
    });
    const compared = fields.filter(({ field }) => field in typed);
    expect(compared.map(({ field, differs }) => [field, differs])).toEqual(
      expect.arrayContaining(Object.keys(typed).map((field) => [field, false])),
    );
    expect(compared).toHaveLength(3);
  });
});
