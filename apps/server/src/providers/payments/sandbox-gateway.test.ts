import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manilaDay } from '@perya/contract/manila-time';
import { centavos } from '@perya/money';
import { behaveWell } from '@perya/sandbox/pay/switches';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startSandboxPay } from '../../testing/sandbox-pay.ts';
import { GatewayFailure, type GatewayLine } from './gateway.ts';
import { httpGateway } from './http-gateway.ts';

const order = {
  reference: 'D1',
  amount: centavos(12_345),
  method: 'gcash',
  returnUrl: 'https://perya.example/s-transaction/status?id=1&type=deposit',
  expiresAt: new Date(Date.now() + 900_000),
  language: 'en_US',
} as const;
const payout = {
  reference: 'W2',
  amount: centavos(5000),
  method: 'gcash',
  account: { number: '09171234567', name: 'Ligaya Mabuhayin' },
};

async function start(...given: Parameters<typeof startSandboxPay>) {
  const sandbox = await startSandboxPay(...given);
  onTestFinished(sandbox.stop);
  return sandbox;
}

const troubleOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: unknown) => (error instanceof GatewayFailure ? error.trouble : 'another error'),
  );

async function linesOf(lines: AsyncIterable<GatewayLine>): Promise<GatewayLine[]> {
  const read: GatewayLine[] = [];
  for await (const line of lines) read.push(line);
  return read;
}

describe('an order at the sandbox’s gateway', () => {
  test('is the same when it is sent twice, and another amount of its name is refused', async () => {
    const { gateway } = await start();
    const opened = await gateway.open(order);
    expect(await gateway.open(order)).toEqual(opened);
    expect(await troubleOf(gateway.open({ ...order, amount: centavos(1) }))).toBe('refused');
    expect(await gateway.readOrder('D1', null)).toEqual({ state: 'open', payments: [] });
    expect((await gateway.readOrder('D9', null)).state).toBe('unknown');
  });

  test.each([
    ['approve', 'paid', [[12_345n, 'PHP']]],
    [
      'twice',
      'paid',
      [
        [12_345n, 'PHP'],
        [12_345n, 'PHP'],
      ],
    ],
    ['currency', 'paid', [[12_345n, 'USD']]],
    ['other', 'paid', [[9950n, 'PHP']]],
    ['decline', 'failed', []],
    ['abandon', 'open', []],
    ['late', 'open', []],
  ])('ends as the page is told: %s', async (action, state, taken) => {
    const { gateway, post, notices, settle } = await start();
    const { payUrl } = await gateway.open(order);
    const pressed = await post(payUrl, { action, amount: '99.50' });
    expect(pressed.headers.get('location')).toBe(order.returnUrl);
    // Pressed again, nothing more is paid.
    if (state === 'paid') await post(payUrl, { action });
    await settle();
    const read = await gateway.readOrder('D1', null);
    expect(read.state).toBe(state);
    expect(read.payments.map(({ amount, currency }) => [amount, currency])).toEqual(taken);
    const told = state === 'open' ? 0 : Math.max(taken.length, 1);
    expect(notices()).toEqual(Array(told).fill({ kind: 'payment', reference: 'D1' }));
  });

  test('can be paid after it has expired', async () => {
    let passedMs = 0;
    const { gateway, post, settle } = await start({ now: () => Date.now() + passedMs });
    const soon = { ...order, expiresAt: new Date(Date.now() + 20_000) };
    const { payUrl } = await gateway.open(soon);
    await post(payUrl, { action: 'late' });
    passedMs = 21_000;
    await settle();
    expect((await gateway.readOrder('D1', null)).state).toBe('expired');
    passedMs = 30_000;
    await settle();
    expect((await gateway.readOrder('D1', null)).payments).toHaveLength(1);
  });

  test('has a page in the player’s language that nobody opens without its token', async () => {
    const { gateway, read, post } = await start();
    const { payUrl } = await gateway.open({ ...order, language: 'tl_PH' });
    const page = await read(payUrl);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await page.text();
    expect(text).toContain('₱123.45');
    expect(text).toContain('Tanggihan');
    expect((await read(payUrl.replace(/t=.*/, 't=x'))).status).toBe(404);
    expect((await post(payUrl.replace(/t=.*/, 't=x'), { action: 'approve' })).status).toBe(404);
    for (const amount of ['', '0', '-5', '1e3', 'x', '99999999999']) {
      const refused = await post(payUrl, { action: 'other', amount });
      expect(refused.headers.get('location')).toContain('bad=1');
    }
    expect((await gateway.readOrder('D1', null)).payments).toEqual([]);
  });
});

describe('a payout of the sandbox’s gateway', () => {
  const waits = { payoutMs: 0, returnMs: 0 };
  const endingIn = (payouts: 'paid' | 'fail' | 'return' | 'refuse' | 'hang') => ({
    waits,
    switches: { ...behaveWell(), payouts },
  });

  test('is paid once, however often it is sent', async () => {
    const { gateway, settle, notices } = await start(endingIn('paid'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.payOut(payout)));
    expect(new Set(answers.map(({ gatewayId }) => gatewayId)).size).toBe(1);
    await settle();
    expect((await gateway.payOut(payout)).state).toBe('paid');
    expect(await gateway.balance()).toBe(-5000n);
    expect(notices()).toEqual([{ kind: 'payout', reference: 'W2' }]);
    const other = await troubleOf(gateway.payOut({ ...payout, amount: centavos(1) }));
    // The reference is taken by a payout that went through, which is what is answered.
    expect(other).toBe('none');
    expect(await gateway.balance()).toBe(-5000n);
  });

  test('can fail after it was accepted, and come back after it was paid', async () => {
    const failing = await start(endingIn('fail'));
    expect((await failing.gateway.payOut(payout)).state).toBe('accepted');
    await failing.settle();
    expect(await failing.gateway.readPayout('W2', null)).toMatchObject({
      state: 'failed',
      reason: 'ACCOUNT_CLOSED',
    });
    const returning = await start(endingIn('return'));
    await returning.gateway.payOut(payout);
    await returning.settle();
    await returning.settle();
    expect((await returning.gateway.readPayout('W2', null)).state).toBe('returned');
    expect(await returning.gateway.balance()).toBe(0n);
    const lines = await linesOf(returning.gateway.readDay(manilaDay(Date.now())));
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payout', 5000n],
      ['return', 5000n],
    ]);
  });

  test('is refused at once, or hangs until somebody ends it by hand', async () => {
    const refusing = await start(endingIn('refuse'));
    expect(await troubleOf(refusing.gateway.payOut(payout))).toBe('refused');
    expect((await refusing.gateway.readPayout('W2', null)).state).toBe('unknown');
    const hanging = await start(endingIn('hang'));
    await hanging.gateway.payOut(payout);
    await hanging.settle();
    expect((await hanging.gateway.readPayout('W2', null)).state).toBe('accepted');
    expect(await (await hanging.read('/sandbox/pay/switches')).text()).toContain('…4567');
    const move = (name: string) =>
      hanging.post('/sandbox/pay/switches', { reference: 'W2', move: name });
    await move('return');
    expect((await hanging.gateway.readPayout('W2', null)).state).toBe('accepted');
    await move('pay');
    await move('return');
    await hanging.settle();
    expect((await hanging.gateway.readPayout('W2', null)).state).toBe('returned');
  });
});

describe('asked in whose name an account stands, the sandbox’s gateway', () => {
  const { method, account } = payout;

  test('says the name with hidden letters, another one, that there is none, or nothing', async () => {
    const { gateway, post } = await start();
    const inquire = () => gateway.inquire?.({ method, account });
    const turn = (inquiries: string, more = {}) =>
      post('/sandbox/pay/switches', { inquiries, ...more });
    expect(await inquire()).toEqual({ state: 'found', name: 'L***** M********' });
    await turn('other');
    expect(await inquire()).toEqual({ state: 'found', name: 'Z****** Q***** X*****' });
    await turn('none');
    expect(await inquire()).toEqual({ state: 'none' });
    await turn('unsaid');
    expect(await inquire()).toEqual({ state: 'unsaid' });
    await turn('none', { inquiriesEnding: '4568' });
    expect(await inquire()).toMatchObject({ state: 'found' });
    await turn('none', { inquiriesEnding: '4567' });
    expect(await inquire()).toEqual({ state: 'none' });
  });

  test('can keep silent, and nobody waits longer than the time for it', async () => {
    const switches = { ...behaveWell(), inquiries: 'silent' as const };
    const { gateway } = await start({ switches }, { inquiryTimeoutMs: 50 });
    expect(await troubleOf(gateway.inquire?.({ method, account }) ?? Promise.resolve())).toBe(
      'timeout',
    );
    // What it was asked about money is answered as ever.
    expect((await gateway.payOut(payout)).state).toBe('accepted');
  });

  test('is believed only where it is understood: an older one says nothing, a fault is no account that is missing', async () => {
    const answers: Record<string, [status: number, body: string]> = {
      404: [404, '{"error":"There is no such path"}'],
      422: [422, '{"error":"This method is not known"}'],
      401: [401, ''],
      500: [500, '{"state":"none"}'],
      nameless: [200, '{"state":"found","name":""}'],
      endless: [200, `{"state":"found","name":"${'x'.repeat(201)}"}`],
      torn: [200, '{"state":"no'],
    };
    let answer = answers[404] ?? [404, ''];
    const older = createServer((_request, response) => {
      response.writeHead(answer[0]).end(answer[1]);
    }).listen(0, '127.0.0.1');
    await once(older, 'listening');
    onTestFinished(() => void older.close());
    const { port } = older.address() as AddressInfo;
    const gateway = httpGateway({
      name: 'own',
      url: () => `http://127.0.0.1:${port}`,
      notifyUrl: () => 'https://perya.example/finance/callback',
      key: { id: 'own', secret: 's'.repeat(32) },
    });
    expect(await gateway.inquire?.({ method, account })).toEqual({ state: 'unsaid' });
    const told: Record<string, string> = {};
    for (const [name, each] of Object.entries(answers)) {
      answer = each;
      told[name] = await troubleOf(gateway.inquire?.({ method, account }) ?? Promise.resolve());
    }
    expect(told).toEqual({
      404: 'none',
      422: 'refused',
      401: 'unreachable',
      500: 'unreachable',
      nameless: 'unreadable',
      endless: 'unreadable',
      torn: 'unreadable',
    });
  });
});

describe('the sandbox’s gateway', () => {
  test('keeps its books over a restart, without the line that a kill has torn and without account numbers', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'perya-pay-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'books.jsonl');
    const { gateway, post, restart, settle } = await start({ file, waits: { payoutMs: 0 } });
    const opened = await gateway.open(order);
    await post(opened.payUrl, { action: 'approve' });
    await gateway.payOut(payout);
    await settle();
    const before = await gateway.readOrder('D1', null);
    appendFileSync(file, '{"type":"payment","reference":"D1","paym');
    await restart();
    expect(await gateway.readOrder('D1', null)).toEqual(before);
    expect(await gateway.open(order)).toEqual(opened);
    expect(await gateway.balance()).toBe(12_345n - 5000n);
    await restart();
    expect(await gateway.balance()).toBe(12_345n - 5000n);
    expect(readFileSync(file, 'utf8')).not.toContain('0917123');
  });

  test('loses, repeats, shuffles and forges webhooks as its switches say', async () => {
    const { gateway, post, heard, notices, settle } = await start({
      waits: { shuffleMs: 60_000, lateMs: 1 },
    });
    const turn = (name: string, share: string) =>
      post('/sandbox/pay/switches', { lost: '0', [name]: share });
    const payNew = async (reference: string) => {
      const { payUrl } = await gateway.open({ ...order, reference });
      await post(payUrl, { action: 'approve' });
    };
    await turn('lost', '100');
    await payNew('D10');
    await settle();
    expect(heard).toEqual([]);
    await turn('duplicated', '100');
    await payNew('D11');
    await settle();
    expect(notices()).toEqual(Array(3).fill({ kind: 'payment', reference: 'D11' }));
    heard.length = 0;
    await turn('duplicated', '0');
    await turn('forged', '100');
    await payNew('D12');
    await settle();
    expect(notices()).toEqual([null, { kind: 'payment', reference: 'D12' }]);
    heard.length = 0;
    await turn('forged', '0');
    await turn('shuffled', '100');
    await payNew('D13');
    await turn('shuffled', '0');
    await payNew('D14');
    await expect.poll(() => notices().map((notice) => notice?.reference)).toEqual(['D14', 'D13']);
  });

  test('that loses an answer has done the work, and one that is down has not', async () => {
    const switches = behaveWell();
    const { gateway } = await start({ switches, waits: { payoutMs: 3_600_000 } });
    switches.shares.lostAnswers = 100;
    expect(await troubleOf(gateway.payOut(payout))).toBe('unreachable');
    switches.shares.lostAnswers = 0;
    expect((await gateway.readPayout('W2', null)).state).toBe('accepted');
    switches.shares.down = 100;
    expect(await troubleOf(gateway.payOut({ ...payout, reference: 'W3' }))).toBe('unreachable');
    switches.shares.down = 0;
    expect((await gateway.readPayout('W3', null)).state).toBe('unknown');
  });
});
