import { calls } from '@perya/contract/calls';
import { demoBranches } from '@perya/demo/branches';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const fields = [
  ...['uid', 'created_at', 'updated_at', 'country_code', 'phone', 'first_name', 'middle_name'],
  ...['last_name', 'id_type', 'id_number', 'birthday', 'nearest_branch', 'shop_id', 'gender'],
  ...['attachments', 'extra_details', 'place_of_birth', 'nationality', 'current_address'],
  ...['permanent_address', 'nature_of_work', 'source_of_income', 'occupation', 'tokens'],
  ...['blacklist_status', 'issue_message', 'issue_msg', 'issue_fields', 'status', 'cmpl'],
  ...['comment', 'reviewer', 'review_times', 'ocr_status', 'ocr', 'version'],
];

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { ...player, uid, record: () => player.client.call(calls.getKyc, {}) };
}

describe('the KYC record', () => {
  test('of a player who has given nothing has every field, and the documents’ defaults [A-174 A-176 A-177 A-178 A-179 A-180 A-181 A-182 A-200 A-390 M-149 M-351]', async () => {
    const player = await newPlayer();
    const record = await player.record();
    expect(Object.keys(record)).toEqual(expect.arrayContaining(fields));
    const [branch] = demoBranches;
    expect(record).toMatchObject({
      uid: player.uid,
      phone: player.phone,
      country_code: '63',
      status: 'unset',
      cmpl: 0,
      version: 0,
      nationality: 'Philippines',
      nearest_branch: branch?.address,
      shop_id: branch?.id,
      extra_details: { issuing_authority: '', expiry_date: '' },
      ocr_status: 0,
      is_waiting: false,
      review_times: 0,
    });
    expect(Object.keys(record.attachments).toSorted()).toEqual(
      ['face', 'idPhoto', 'idPhotoBack', 'selfieWithIDPhotoPath']
        .flatMap((name) => [name, `${name}_url`])
        .toSorted(),
    );
    expect(record.ocr).toMatchObject({ first_name: '', idType: '', idNumber: '', verified: false });
  });

  test('says by the server’s clock when the account is restricted, and that it is due after 72 hours [A-270]', async () => {
    const player = await newPlayer();
    const { expires_at, now } = await player.record();
    const { created_at } = await player.client.call(calls.getProfile, {});
    expect(expires_at).toBe(created_at + 72 * 3600);
    expect(Math.abs(now - Date.now() / 1000)).toBeLessThan(60);
    await server.database.owner.query(
      `update identity.player set created_at = created_at - interval '73 hours' where uid = $1`,
      [player.uid],
    );
    expect((await player.record()).cmpl).toBe(1);
  });

  test('is the player’s own alone: nobody reads it without a session', async () => {
    const visitor = createApiPlayer(server.url);
    expect(await refusalOf(visitor.client.call(calls.getKyc, {}))).toBe('UNAUTHENTICATED');
    expect(await refusalOf(visitor.client.call(calls.listShops, {}))).toBe('UNAUTHENTICATED');
  });
});

describe('the branches', () => {
  test('are answered to a call without a body, by address and id, in the operator’s order [A-189 A-391]', async () => {
    const player = await newPlayer();
    const response = await fetch(`${server.url}/member/kyc/shops`, {
      method: 'POST',
      headers: { authorization: `Bearer ${player.token()}`, accept: 'application/json' },
    });
    const { data } = (await response.json()) as { data: unknown };
    expect(data).toEqual(demoBranches.map(({ id, address }) => ({ label: address, value: id })));
    expect(demoBranches.length).toBeGreaterThanOrEqual(12);
  });
});
