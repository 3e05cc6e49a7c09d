import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { decodeClientConfig } from '@perya/contract/id-scan/client-config';
import { isScanRequestSigned, signScanRequest } from '@perya/contract/id-scan/signature';
import {
  type BeginRequest,
  type BegunScan,
  type ScanResult,
  scanResult,
} from '@perya/contract/id-scan/wire';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IdFields } from '../id-fields.ts';
import { idScanPath, type RunningIdScan, startIdScan } from './start-id-scan.ts';

const key = { id: 'sandbox', secret: 's'.repeat(32) };
const fields: IdFields = {
  first_name: 'Ligaya',
  middle_name: 'Santos',
  last_name: 'Mabuhayin',
  birthday: '1990-05-17',
  id_type: 'UMID',
  id_number: 'CRN-0111-2223334-5',
  gender: 'female',
  nationality: 'Philippines',
  address: '',
  expiry_date: '',
  issuing_authority: 'SSS',
};

let scanner: RunningIdScan;
let platform: Server;
let callbackUrl = '';
let picture: Buffer<ArrayBuffer>;
const heard: string[] = [];
/** What the next pictures say. */
let says: { fields: IdFields; score: number } | null = { fields, score: 91 };

beforeAll(async () => {
  scanner = await startIdScan({
    key,
    reader: { readId: async () => says, close: async () => {} },
    waits: { slowMs: 1, downMs: 1 },
  });
  platform = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const sent = { method: 'POST', path: request.url ?? '', body };
    if (isScanRequestSigned(key, request.headers, sent, Date.now())) heard.push(body);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(platform, 'listening');
  const { port } = platform.address() as { port: number };
  callbackUrl = `http://127.0.0.1:${port}/ocr/callback`;
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } });
  picture = Buffer.from(await drawn.png().toBuffer());
});
afterAll(async () => {
  await scanner.stop();
  platform.close();
});

const origin = () => scanner.url.slice(0, -idScanPath.length);

function ask(method: 'GET' | 'POST', path: string, body = '', by = key): Promise<Response> {
  const sent = { method, path: `${idScanPath}${path}`, body };
  return fetch(`${scanner.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...signScanRequest(by, sent, Date.now()) },
    ...(method === 'POST' ? { body } : {}),
  });
}

async function begin(changes: Partial<BeginRequest> = {}): Promise<BegunScan> {
  const answer = await ask(
    'POST',
    '/v1/transactions',
    JSON.stringify({
      biz_id: 'b-1',
      id_type: 'UMID',
      is_frame: false,
      lang: 'en_US',
      complete_url: '/s-kyc?step=3',
      interrupt_url: '/s-kyc',
      callback_url: callbackUrl,
      ...changes,
    }),
  );
  expect(answer.status).toBe(201);
  return answer.json() as Promise<BegunScan>;
}

const resultOf = async ({ transaction_id }: BegunScan): Promise<ScanResult> =>
  scanResult.parse(await (await ask('GET', `/v1/transactions/${transaction_id}`)).json());

/** As the page does. */
const sendTo = (address: string, outcome: string, body?: Buffer<ArrayBuffer>) =>
  fetch(`${origin()}${address}&outcome=${outcome}`, {
    method: 'POST',
    ...(body ? { body, headers: { 'content-type': 'image/png' } } : {}),
  });

describe('the sandbox’s scanner', () => {
  test('begins a scan with a page of its own and a configuration that decodes [A-191 A-192]', async () => {
    const begun = await begin();
    expect(decodeClientConfig(begun.client_cfg).content).toMatchObject({ id_type: 'UMID' });
    expect(begun.redirect_url).toContain(`${idScanPath}/capture/${begun.transaction_id}?t=`);
    expect(await resultOf(begun)).toMatchObject({ state: 'pending', biz_id: 'b-1' });
  });

  test('reads the picture, sends the browser back with the ids, and tells the platform', async () => {
    const begun = await begin({ biz_id: 'b-read' });
    const answer = await sendTo(begun.redirect_url, 'success', picture);
    const { next } = (await answer.json()) as { next: string };
    expect(next).toBe(`/s-kyc?step=3&transaction_id=${begun.transaction_id}&biz_id=b-read`);
    await scanner.settle();
    const result = await resultOf(begun);
    expect(result).toMatchObject({ state: 'success', fields, score: 91, verified: true });
    const image = Buffer.from(result.image ?? '', 'base64');
    expect((await sharp(image).metadata()).format).toBe('jpeg');
    const { transaction_id } = begun;
    expect(heard).toContain(JSON.stringify({ transaction_id, biz_id: 'b-read' }));
  });

  test.each([
    ['unreadable', 'unreadable'],
    ['expired', 'expired'],
    ['already_used', 'already_used'],
    ['provider_down', 'provider_down'],
  ])('answers %s where that is chosen, without a picture', async (outcome, reason) => {
    const begun = await begin();
    expect((await sendTo(begun.redirect_url, outcome)).status).toBe(200);
    await scanner.settle();
    expect(await resultOf(begun)).toMatchObject({ state: 'failed', reason });
  });

  test('is interrupted by the player, who goes where that leads', async () => {
    const begun = await begin({ biz_id: 'b-left' });
    const answer = await sendTo(begun.redirect_url, 'interrupted');
    const { next } = (await answer.json()) as { next: string };
    expect(next).toBe(`/s-kyc?transaction_id=${begun.transaction_id}&biz_id=b-left`);
    await scanner.settle();
    expect(await resultOf(begun)).toMatchObject({ state: 'interrupted' });
  });

  test('finds an ID unreadable or run out by itself', async () => {
    const outcomeOf = async (read: typeof says) => {
      says = read;
      const begun = await begin();
      await sendTo(begun.redirect_url, 'slow', picture);
      await scanner.settle();
      says = { fields, score: 91 };
      return (await resultOf(begun)).reason;
    };
    expect(await outcomeOf(null)).toBe('unreadable');
    const old = { ...fields, expiry_date: '2020-01-31' };
    expect(await outcomeOf({ fields: old, score: 91 })).toBe('expired');
  });

  test('answers nothing to whoever did not sign, and opens a page only to whoever was sent there', async () => {
    const begun = await begin();
    const stranger = { ...key, secret: 'x'.repeat(32) };
    const path = `/v1/transactions/${begun.transaction_id}`;
    expect((await ask('GET', path, '', stranger)).status).toBe(401);
    expect((await ask('POST', '/v1/transactions', '{}', stranger)).status).toBe(401);
    expect((await ask('POST', '/v1/transactions', '{')).status).toBe(400);
    expect((await ask('GET', '/v1/transactions/none')).status).toBe(404);
    const [page = ''] = begun.redirect_url.split('?');
    for (const address of [page, `${page}?t=wrong`]) {
      expect((await fetch(`${origin()}${address}`)).status).toBe(404);
    }
    expect((await sendTo(`${page}?t=wrong`, 'expired')).status).toBe(404);
    expect((await sendTo(begun.redirect_url, 'gift')).status).toBe(404);
    expect((await sendTo(begun.redirect_url, 'success')).status).toBe(400);
    expect(await resultOf(begun)).toMatchObject({ state: 'pending' });
  });

  test('takes the first picture of a scan, and no second', async () => {
    const begun = await begin();
    await sendTo(begun.redirect_url, 'expired');
    await sendTo(begun.redirect_url, 'success', picture);
    await scanner.settle();
    expect(await resultOf(begun)).toMatchObject({ state: 'failed', reason: 'expired' });
    const back = await fetch(`${origin()}${begun.redirect_url}`, { redirect: 'manual' });
    expect(back.headers.get('location')).toContain('/s-kyc?step=3&');
  });

  test('speaks the language of the player’s page, and runs no script but its own', async () => {
    const page = async (lang: 'en_US' | 'tl_PH', is_frame = false) =>
      fetch(`${origin()}${(await begin({ lang, is_frame })).redirect_url}`);
    expect(await (await page('en_US')).text()).toContain('Scan your UMID');
    const tagalog = await page('tl_PH');
    expect(await tagalog.text()).toContain('I-scan ang iyong UMID');
    const policy = tagalog.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`script-src 'self'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    const framed = (await page('en_US', true)).headers.get('content-security-policy');
    expect(framed).toContain(`frame-ancestors 'self'`);
  });
});
