import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { type ScriptedScanner, startScriptedScanner } from '../../testing/kyc/scripted-scanner.ts';
import { chooseScanner } from './choose-scanner.ts';
import { httpScanner } from './http-scanner.ts';
import { type IdScanner, ScannerFailure } from './scanner.ts';

let provider: ScriptedScanner;
let scanner: IdScanner;
beforeAll(async () => {
  provider = await startScriptedScanner();
  const { url, key } = provider;
  scanner = httpScanner({ url, key, callbackUrl: () => 'https://perya.example/ocr/callback' });
});
afterAll(() => provider.stop());

const scan = {
  biz_id: 'biz-1',
  id_type: 'UMID',
  is_frame: false,
  lang: 'tl_PH',
  complete_url: 'https://perya.example/s-kyc?step=3',
  interrupt_url: 'https://perya.example/s-kyc?step=3',
} as const;

const troubleOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: unknown) => (error instanceof ScannerFailure ? error.trouble : 'another error'),
  );

/** Lets the provider answer this, for one test. */
function says(what: 'begin' | 'result', said: Parameters<ScriptedScanner['say']>[1]): void {
  provider.say(what, said);
  onTestFinished(() => provider.say(what, null));
}

describe('the adapter of a scanner', () => {
  test('begins a scan and reads its result, signed both times [A-190 A-191]', async () => {
    const begun = await scanner.begin(scan);
    expect(provider.begun.at(-1)).toEqual({
      ...scan,
      callback_url: 'https://perya.example/ocr/callback',
    });
    expect(await scanner.result(begun.transaction_id)).toMatchObject({
      biz_id: 'biz-1',
      state: 'pending',
    });
  });

  test('is refused with another key', async () => {
    const key = { ...provider.key, secret: 'x'.repeat(32) };
    const stranger = httpScanner({
      url: provider.url,
      key,
      callbackUrl: () => 'https://x.example',
    });
    expect(await troubleOf(stranger.begin(scan))).toBe('refused');
    expect(await troubleOf(stranger.result('t-1'))).toBe('refused');
  });

  test('gives up on a provider that is silent, broken or not there', async () => {
    const { url, key } = provider;
    const hasty = httpScanner({ url, key, callbackUrl: () => 'https://x.example', timeoutMs: 1 });
    says('begin', 'silence');
    says('result', { status: 503 });
    expect(await troubleOf(hasty.begin(scan))).toBe('timeout');
    expect(await troubleOf(scanner.result('t-1'))).toBe('unreachable');
    const gone = httpScanner({ url: () => 'http://127.0.0.1:9', key, callbackUrl: () => '' });
    expect(await troubleOf(gone.begin(scan))).toBe('unreachable');
  });

  test.each([
    ['no JSON', '<html>'],
    ['another shape', { id: 1 }],
    [
      'a page that runs script',
      { transaction_id: 't', client_cfg: '', redirect_url: 'javascript:alert(1)' },
    ],
    [
      'a page of nobody knows where',
      { transaction_id: 't', client_cfg: '', redirect_url: '//elsewhere.example/x' },
    ],
    [
      'an id that is none',
      { transaction_id: '../x', client_cfg: '', redirect_url: 'https://scanner.example' },
    ],
  ])('does not take %s for the beginning of a scan', async (_what, body) => {
    says('begin', { status: 200, body });
    expect(await troubleOf(scanner.begin(scan))).toBe('unreadable');
  });

  test('does not take a result that is no result, and keeps what it says to itself', async () => {
    const secret = 'N01-99-123456';
    says('result', { status: 200, body: { state: 'success', fields: { id_number: secret } } });
    const error = await scanner.result('t-1').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ScannerFailure);
    expect(`${String(error)}${(error as Error).stack}${JSON.stringify(error)}`).not.toContain(
      secret,
    );
    says('result', { status: 200, body: `"${'x'.repeat(8_100_000)}"` });
    expect(await troubleOf(scanner.result('t-1'))).toBe('unreadable');
  });

  test('is not sent on to another site with what it has signed', async () => {
    let visits = 0;
    const elsewhere = createServer((_request, response) => {
      visits += 1;
      response.end('{}');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void elsewhere.close());
    await new Promise((listening) => elsewhere.once('listening', listening));
    const { port } = elsewhere.address() as { port: number };
    const redirecting = createServer((_request, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void redirecting.close());
    await new Promise((listening) => redirecting.once('listening', listening));
    const { port: first } = redirecting.address() as { port: number };
    const sent = httpScanner({
      url: () => `http://127.0.0.1:${first}`,
      key: provider.key,
      callbackUrl: () => '',
    });
    expect(await troubleOf(sent.begin(scan))).toBe('unreachable');
    expect(visits).toBe(0);
  });
});

describe('the settings of a scanner', () => {
  const given = {
    ID_SCAN_URL: 'https://scanner.example/api/',
    ID_SCAN_KEY: 'perya',
    ID_SCAN_SECRET: 's'.repeat(32),
    PERYA_PUBLIC_URL: 'https://perya.example',
  };

  test('name where it is and what both sides sign with', () => {
    expect(readSettings(given).idScan).toEqual({
      url: 'https://scanner.example/api',
      key: { id: 'perya', secret: 's'.repeat(32) },
    });
    expect(chooseScanner(readSettings(given), null).key?.id).toBe('perya');
    expect(readSettings({}).idScan).toBeNull();
  });

  test.each(['ID_SCAN_KEY', 'ID_SCAN_SECRET', 'PERYA_PUBLIC_URL'])('need %s', (missing) => {
    const { [missing]: _left, ...rest } = given as Record<string, string>;
    expect(() => chooseScanner(readSettings(rest), null)).toThrow(missing);
  });

  test('without a scanner nothing seems to begin', async () => {
    const { scanner: none, key } = chooseScanner(readSettings({}), null);
    expect(key).toBeNull();
    expect(await troubleOf(none.begin(scan))).toBe('missing');
  });
});
