import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { drawTestPicture } from '../../../testing/draw-test-picture.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bySystem } from '../../audit/index.ts';
import { uploadQuota } from '../policy.ts';

let server: TestServer;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  server = await startTestServer();
  picture = Uint8Array.from(await drawTestPicture(2));
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const uid = BigInt((await player.client.call(calls.getProfile, {})).uid);
  return {
    uid,
    upload: async () =>
      (await player.client.upload(calls.uploadFile, new File([picture], 'id.png'))).object_key,
    wear: (avatar: string) => player.client.call(calls.updateDetail, { avatar }),
  };
}

/** As a module above claims: in the transaction of its own change. */
function claim(uid: bigint, keys: string[], isUndone = false) {
  return server.audit.record(bySystem('test'), async (tx) => {
    const result = await server.identity.uploads.claim(tx, uid, keys);
    if (isUndone) throw new Error('undone');
    const subject = { kind: 'player', uid } as const;
    return { result, entries: [{ action: 'test.claimed', subject }], events: [] };
  });
}
const statesOf = async (claimed: ReturnType<typeof claim>) =>
  (await claimed).map(({ state }) => state);

const ageAll = () =>
  server.database.pool.query(`update identity.upload set created_at = now() - interval '7 hours'`);

describe('a picture that is claimed', () => {
  test('stays when others are swept, and can no longer be published', async () => {
    const player = await newPlayer();
    const id = await player.upload();
    const other = await player.upload();
    expect(await claim(player.uid, [id])).toEqual([
      { key: id, state: 'claimed', hash: expect.any(BigInt), isDocument: true },
    ]);
    await ageAll();
    await server.runTask('identity_sweep_pictures');
    expect(await server.identity.uploads.read(id)).not.toBeNull();
    expect(await server.identity.uploads.read(other)).toBeNull();
    expect(await refusalOf(player.wear(id))).toBe('FILE_UNKNOWN');
    expect(await statesOf(claim(player.uid, [id, other]))).toEqual(['held', 'unknown']);
  });

  test("is one's own: another's is told apart from one that is unknown", async () => {
    const ana = await newPlayer();
    const ben = await newPlayer();
    const key = await ana.upload();
    await ana.wear(key);
    const asked = [key, `uploads/${ben.uid}/${'A'.repeat(22)}`, '../secret.key', ''];
    expect(await statesOf(claim(ben.uid, asked))).toEqual([
      'foreign',
      'unknown',
      'unknown',
      'unknown',
    ]);
    expect(await statesOf(claim(ana.uid, [key]))).toEqual(['claimed']);
  });

  test('is claimed once, however many try at once', async () => {
    const player = await newPlayer();
    const keys = [await player.upload(), await player.upload()];
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        statesOf(claim(player.uid, index % 2 === 0 ? keys : keys.toReversed())),
      ),
    );
    expect(outcomes.flat().filter((state) => state === 'claimed')).toHaveLength(2);
    expect(outcomes.flat().filter((state) => state === 'held')).toHaveLength(98);
  });

  test('is free again when the change was undone', async () => {
    const player = await newPlayer();
    const key = await player.upload();
    await expect(claim(player.uid, [key], true)).rejects.toThrow('undone');
    expect(await statesOf(claim(player.uid, [key]))).toEqual(['claimed']);
  });

  test('does not fill up the room for others', async () => {
    const player = await newPlayer();
    const keys: string[] = [];
    for (let sent = 0; sent < uploadQuota.keptCount; sent += 1) keys.push(await player.upload());
    expect(await refusalOf(player.upload())).toBe('UPLOADS_EXCEEDED');
    await claim(player.uid, keys.slice(0, 4));
    expect(await player.upload()).toMatch(/^uploads\//);
  });

  test('that was made for a player is one like those that they send', async () => {
    const player = await newPlayer();
    const key = await server.identity.uploads.keep(player.uid, Buffer.from(picture));
    expect(await statesOf(claim(player.uid, [key]))).toEqual(['claimed']);
    await expect(server.identity.uploads.keep(player.uid, Buffer.from('no'))).rejects.toThrow();
  });
});
