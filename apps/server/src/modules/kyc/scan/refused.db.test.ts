import { calls } from '@perya/contract/calls';
import { signScanRequest } from '@perya/contract/id-scan/signature';
import { kycStatuses } from '@perya/contract/rules/kyc-status';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import {
  callBack,
  type ScriptedScanner,
  scannedPerson,
  startScriptedScanner,
} from '../../../testing/kyc/scripted-scanner.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let provider: ScriptedScanner;
let server: TestServer;
beforeAll(async () => {
  provider = await startScriptedScanner();
  server = await startTestServer({ idScan: { ...provider, timeoutMs: 3000 } });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  const begin = (fields: object = {}) =>
    player.client.call(calls.setupOcr, { id_type: 'UMID', ...fields });
  const check = (transaction_id: string, biz_id: string) =>
    player.client.call(calls.checkOcrResult, { transaction_id, biz_id });
  return { ...player, uid, begin, check };
}

const idsOf = ({ transaction_id, biz_id }: { transaction_id: string; biz_id: string }) => ({
  transaction_id,
  biz_id,
});
const success = { state: 'success', fields: scannedPerson, score: 90, verified: true } as const;

function says(what: 'begin' | 'result', said: Parameters<ScriptedScanner['say']>[1]): void {
  provider.say(what, said);
  onTestFinished(() => provider.say(what, null));
}

const scansOf = async (uid: string) => {
  const { rows } = await server.database.pool.query<{ state: string; reason: string | null }>(
    'select state, reason from kyc.scan where uid = $1 order by begun_at',
    [uid],
  );
  return rows;
};

describe('a callback', () => {
  test('that is forged, signed for something else or old is refused, and nothing is asked', async () => {
    const player = await newPlayer();
    const begun = await player.begin();
    provider.end(begun.transaction_id, success);
    const { key } = provider;
    const path = '/ocr/callback';
    const sign = (what: object, now = Date.now(), by = key) =>
      signScanRequest(by, { method: 'POST', path, body: '', ...what }, now);
    const forged = [
      () => ({}),
      (body: string) => sign({ body }, Date.now(), { ...key, secret: 'x'.repeat(32) }),
      (body: string) => sign({ body }, Date.now(), { ...key, id: 'another' }),
      () => sign({ body: '{}' }),
      (body: string) => sign({ body, path: '/v1/transactions' }),
      (body: string) => sign({ body, method: 'GET' }),
      (body: string) => sign({ body }, Date.now() - 120_000),
      () => ({ authorization: `Bearer ${player.token()}` }),
    ];
    for (const headersOf of forged) {
      const answer = await callBack(server.url, key, idsOf(begun), headersOf as never);
      expect(answer.status).toBe(401);
    }
    expect(provider.asked).not.toContain(begun.transaction_id);
    expect(await scansOf(player.uid)).toEqual([{ state: 'begun', reason: null }]);
  });

  test('that is repeated changes nothing, at once or later', async () => {
    const player = await newPlayer();
    const begun = await player.begin();
    provider.end(begun.transaction_id, success);
    const tell = () => callBack(server.url, provider.key, idsOf(begun));
    const answers = await Promise.all(Array.from({ length: 20 }, tell));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const asked = () => provider.asked.filter((id) => id === begun.transaction_id).length;
    const before = asked();
    await tell();
    expect(asked()).toBe(before);
    const ended = (await readAudit(server, player.uid)).filter(
      ({ action }) => action === 'kyc.scan-ended',
    );
    expect(ended).toHaveLength(1);
  });

  test('of a scan that is not known is answered alike, and asks for nothing', async () => {
    const player = await newPlayer();
    const begun = await player.begin();
    const count = provider.asked.length;
    for (const told of [
      { transaction_id: 't-none', biz_id: 'b-none' },
      { ...idsOf(begun), biz_id: 'b-none' },
    ]) {
      const answer = await callBack(server.url, provider.key, told);
      expect(await answer.json()).toEqual({ status: true, data: { taken: true } });
    }
    expect(provider.asked).toHaveLength(count);
  });

  test('that says success is not believed: the result says failed, and that counts [A-143]', async () => {
    const player = await newPlayer();
    const begun = await player.begin();
    provider.end(begun.transaction_id, { state: 'failed', reason: 'unreadable' });
    await callBack(server.url, provider.key, {
      ...idsOf(begun),
      state: 'success',
      fields: scannedPerson,
    });
    expect(await player.check(begun.transaction_id, begun.biz_id)).toMatchObject({
      ocr_status: 3,
      ocr: { first_name: '' },
    });
  });
});

describe('a result', () => {
  test('of another player’s scan is unknown, and the try is written down', async () => {
    const owner = await newPlayer();
    const stranger = await newPlayer();
    const begun = await owner.begin();
    provider.end(begun.transaction_id, success);
    const asked = stranger.check(begun.transaction_id, begun.biz_id);
    expect(await refusalOf(asked)).toBe('OCR_UNKNOWN');
    expect(await scansOf(stranger.uid)).toEqual([]);
    expect(await readAudit(server, stranger.uid)).toContainEqual(
      expect.objectContaining({ action: 'kyc.scan-refused', after: { biz_id: begun.biz_id } }),
    );
    // Nor do the ids of two scans make one.
    const own = await stranger.begin();
    for (const [transaction, biz] of [
      [begun.transaction_id, own.biz_id],
      [own.transaction_id, begun.biz_id],
      ['t-none', 'b-none'],
    ] as const) {
      expect(await refusalOf(stranger.check(transaction, biz))).toBe('OCR_UNKNOWN');
    }
    const { transaction_id, biz_id } = own;
    const other = { transaction_id, biz_id, id_type: 'PASSPORT' } as const;
    expect(await refusalOf(stranger.client.call(calls.checkOcrResult, other))).toBe('OCR_UNKNOWN');
  });

  test('that the provider gives for another scan is not taken', async () => {
    const player = await newPlayer();
    const begun = await player.begin();
    for (const lie of [{ biz_id: 'another' }, { transaction_id: 't-other' }]) {
      provider.end(begun.transaction_id, { ...success, ...idsOf(begun), ...lie });
      expect(await player.check(begun.transaction_id, begun.biz_id)).toMatchObject({
        ocr_status: 1,
        ocr: { first_name: '' },
      });
    }
    expect(await scansOf(player.uid)).toEqual([{ state: 'begun', reason: null }]);
  });

  test('of a provider that is down, silent or mad leaves the scan open, and a later one counts', async () => {
    const player = await newPlayer();
    const begun = await player.begin();
    provider.end(begun.transaction_id, success);
    const check = () => player.check(begun.transaction_id, begun.biz_id);
    for (const said of [
      { status: 503 },
      'silence',
      { status: 404 },
      { status: 200, body: '<' },
    ] as const) {
      says('result', said);
      expect((await check()).ocr_status).toBe(1);
    }
    provider.say('result', null);
    expect((await check()).ocr_status).toBe(2);
  });

  test('leaves no word of the person in the log, the audit, the events or the table', async () => {
    const player = await newPlayer();
    const begun = await player.begin();
    const person = {
      ...scannedPerson,
      first_name: 'Xochiquetzal',
      last_name: 'Vonnegutierrez',
      birthday: '1987-03-09',
      id_number: 'ZZ-77-424242',
      address: '99 Undisclosed Lane',
    };
    provider.end(begun.transaction_id, { ...success, fields: person });
    expect((await player.check(begun.transaction_id, begun.biz_id)).ocr_status).toBe(2);
    const { rows } = await server.database.pool.query<{ row: string }>(
      `select s::text as row from kyc.scan s where uid = $1
       union all select e::text from audit.entry e
       union all select e::text from platform.event e`,
      [player.uid],
    );
    const written = `${server.logged()}${rows.map(({ row }) => row).join('\n')}`;
    expect(written).toContain(begun.biz_id);
    for (const word of ['Xochiquetzal', 'Vonnegutierrez', '1987-03-09', 'ZZ-77', 'Undisclosed']) {
      expect(written).not.toContain(word);
      expect(written).not.toContain(Buffer.from(word).toString('hex'));
    }
  });
});

describe('the beginning of a scan', () => {
  test.each([
    'https://elsewhere.example/s-kyc',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/x/..//elsewhere.example',
    'javascript:alert(1)',
  ])('that would lead the browser to %s is refused [A-190]', async (address) => {
    const player = await newPlayer();
    for (const name of ['complete_callback_url', 'interrupt_callback_url']) {
      expect(await refusalOf(player.begin({ [name]: address }))).toBe('OCR_CALLBACK_REFUSED');
    }
    expect(await scansOf(player.uid)).toEqual([]);
  });

  test('is refused while the record is shut', async () => {
    const player = await newPlayer();
    const isOpen = ['unset', 'basic_account', 'rejected', 'basic_kyc', 'frozen'];
    for (const status of kycStatuses) {
      await server.database.owner.query(
        `insert into kyc.record (bucket, uid, status) values (platform.bucket_of($1), $1, $2)
         on conflict on constraint record_pkey do update set status = excluded.status`,
        [player.uid, status],
      );
      const outcome = await player.begin().then(
        () => 'begun',
        (error: { code: string }) => error.code,
      );
      expect(outcome, status).toBe(isOpen.includes(status) ? 'begun' : 'KYC_LOCKED');
    }
  });

  test('is refused to a frozen player whose submission waits', async () => {
    const player = await newPlayer();
    await server.database.owner.query(
      `with held as (insert into kyc.record (bucket, uid, status) values (platform.bucket_of($1), $1, 'frozen')),
       one as (insert into kyc.submission (uid, version, kind, sealed_key, sealed_fields)
         values ($1, 1, 'full', '', ''))
       insert into kyc.review (uid, version) values ($1, 1)`,
      [player.uid],
    );
    expect(await refusalOf(player.begin())).toBe('KYC_LOCKED');
  });

  test.each([
    ['down', { status: 503 }],
    ['silent', 'silence'],
    ['saying no', { status: 403 }],
    ['mad', { status: 200, body: 'x' }],
  ] as const)(
    'with a provider that is %s says so, and costs none of the day [A-419]',
    async (_how, said) => {
      const player = await newPlayer();
      says('begin', said);
      const failed = await player.begin().catch((error: Error & { code: string }) => error);
      expect(failed).toMatchObject({ code: 'OCR_FAILED_TO_START', message: 'Failed to start OCR' });
      expect(await scansOf(player.uid)).toEqual([{ state: 'failed', reason: 'not_begun' }]);
      const { rows } = await server.database.pool.query(
        'select begun from kyc.scan_day where uid = $1',
        [player.uid],
      );
      expect(rows).toEqual([{ begun: 0 }]);
      provider.say('begin', null);
      await player.begin();
    },
  );

  test('by an id that is taken, or with a transaction that is another’s, is refused [A-419]', async () => {
    const one = await newPlayer();
    const two = await newPlayer();
    const first = await one.begin();
    for (const player of [one, two]) {
      expect(await refusalOf(player.begin({ biz_id: first.biz_id }))).toBe('OCR_FAILED_TO_START');
    }
    const { transaction_id, client_cfg, redirect_url } = first;
    says('begin', { status: 200, body: { transaction_id, client_cfg, redirect_url } });
    expect(await refusalOf(two.begin())).toBe('OCR_FAILED_TO_START');
    provider.end(transaction_id, success);
    expect(await refusalOf(two.check(transaction_id, first.biz_id))).toBe('OCR_UNKNOWN');
    expect((await one.check(transaction_id, first.biz_id)).ocr_status).toBe(2);
  });

  test('needs a player, a type that exists and ids that are ids [A-392 A-393]', async () => {
    const player = await newPlayer();
    expect(await refusalOf(player.begin({ id_type: 'LIBRARY' }))).toBe('INVALID_INPUT');
    expect(await refusalOf(player.begin({ biz_id: "x' or 1" }))).toBe('INVALID_INPUT');
    expect(await refusalOf(player.check('../x', 'b'))).toBe('INVALID_INPUT');
    player.use(null);
    for (const path of ['/member/ocr/setup', '/member/ocr/checkresult']) {
      const answer = await fetch(`${server.url}${path}`, { method: 'POST' });
      expect(answer.status).toBe(401);
    }
  });
});
