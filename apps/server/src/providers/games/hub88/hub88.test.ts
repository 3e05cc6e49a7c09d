import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderVerb } from '@perya/contract/provider-api/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProviderFailure, type ProviderWallet } from '../game-provider.ts';
import { hub88Provider } from './hub88.ts';

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });

let server: Server;
let url = '';
let answer: { status: number; body: string } = { status: 200, body: '{}' };
const asked: { path: string; body: string; signature: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const signature = String(request.headers['x-hub88-signature']);
      asked.push({ path: request.url ?? '', body: Buffer.concat(parts).toString(), signature });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const provider = () =>
  hub88Provider({
    url,
    venue: 'hub88',
    operatorId: 1,
    privateKey: ours.privateKey,
    publicKey: theirs.publicKey,
    publicUrl: 'https://amazing-casino.example',
  });

const launch = {
  providerGame: 'clt_dragonrising',
  player: '10000001',
  token: 'f562a685-a160-4d17-876d-ab3363db331c',
  language: 'tl_PH' as const,
  isMobile: false,
  address: '142.245.172.168',
};

describe('what is asked of Hub88', () => {
  test('is the game’s URL, in the fields of its documents, signed over the body as it is sent', async () => {
    answer = { status: 200, body: '{"url":"https://games.hub88.example/x"}' };
    expect(await provider().launchUrl(launch)).toBe('https://games.hub88.example/x');
    const { path, body, signature } = asked.at(-1) ?? { path: '', body: '', signature: '' };
    expect(path).toBe('/operator/generic/v2/game/url');
    expect(JSON.parse(body)).toEqual({
      operator_id: 1,
      user: '10000001',
      token: 'f562a685-a160-4d17-876d-ab3363db331c',
      platform: 'GPL_DESKTOP',
      lobby_url: 'https://amazing-casino.example/',
      deposit_url: 'https://amazing-casino.example/deposit',
      lang: 'en',
      ip: '142.245.172.168',
      game_code: 'clt_dragonrising',
      currency: 'PHP',
      country: 'PH',
    });
    const bytes = Buffer.from(signature, 'base64');
    expect(verify('RSA-SHA256', Buffer.from(body), ours.publicKey, bytes)).toBe(true);
  });

  test.each([
    ['refused', 403, '{"error":"The game is not enabled"}'],
    ['unreachable', 500, '{"error":"internal"}'],
    ['unreadable', 200, '{"url":"javascript:alert(1)"}'],
    ['unreadable', 200, 'no JSON'],
  ])('and is %s', async (trouble, status, body) => {
    answer = { status, body };
    const failed = provider().launchUrl(launch);
    await expect(failed).rejects.toBeInstanceOf(ProviderFailure);
    await expect(failed).rejects.toThrow(trouble);
  });

  test('is the list of games, mapped to our categories', async () => {
    const listed = {
      url_thumb: 'https://pictures.example/a.jpg',
      product: 'OneTouch',
      name: 'Blackjack Classic',
      game_code: 'ont_blackjackclassic',
      category: 'Blackjack',
      rtp: '99.5',
      languages: ['en'],
      enabled: true,
    };
    const odd = { ...listed, game_code: 'x_new', category: 'Something New', rtp: null };
    answer = { status: 200, body: JSON.stringify([listed, odd]) };
    expect(await provider().listGames()).toEqual([
      {
        providerGame: 'ont_blackjackclassic',
        name: 'Blackjack Classic',
        maker: 'OneTouch',
        category: 'Table Game',
        rtp: '99.50',
        languages: ['en'],
        cover: 'https://pictures.example/a.jpg',
        isOpen: true,
      },
      expect.objectContaining({ providerGame: 'x_new', category: null, rtp: null }),
    ]);
  });

  test('is what their books say of a span, by the kinds and states of their documents', async () => {
    const told = {
      transaction_uuid: 'a',
      user: '10000001',
      kind: 'TK_BET',
      status: 'TS_SUCCESS',
      amount: 500_000,
      currency: 'PHP',
      round: 'r-1',
      reference_transaction_uuid: null,
      inserted_at: '2026-11-18T13:15:30',
      game_code: 'clt_dragonrising',
    };
    const listed = [
      told,
      { ...told, transaction_uuid: 'b', kind: 'TK_JP_WIN', inserted_at: '2026-11-18T13:15:30Z' },
      { ...told, transaction_uuid: 'c', status: 'TS_ROLLEDBACK' },
      { ...told, transaction_uuid: 'd', kind: 'TK_ROLLBACK' },
      { ...told, transaction_uuid: 'e', kind: 'TK_FREE_BET' },
      { ...told, transaction_uuid: 'f', status: null, transaction_status: 'TS_DECLINED' },
    ];
    answer = { status: 200, body: JSON.stringify(listed) };
    const span = {
      from: new Date('2026-11-17T16:00:00Z'),
      until: new Date('2026-11-17T16:15:00Z'),
    };
    const bet = {
      transactionId: 'a',
      player: '10000001',
      kind: 'bet',
      amount: 500,
      stands: true,
      at: new Date('2026-11-18T13:15:30Z'),
    };
    expect(await provider().listTransactions?.(span)).toEqual([
      bet,
      { ...bet, transactionId: 'b', kind: 'win' },
      { ...bet, transactionId: 'c', stands: false },
      { ...bet, transactionId: 'f', stands: false },
    ]);
    const { path, body } = asked.at(-1) ?? { path: '', body: '{}' };
    expect(path).toBe('/operator/generic/v2/transactions/list');
    expect(JSON.parse(body)).toEqual({
      operator_id: 1,
      start_time: '2026-11-17T16:00:00',
      end_time: '2026-11-17T16:15:00',
    });
    // Half a day is not compared: what nobody here has heard of may be money.
    answer = { status: 200, body: JSON.stringify([{ ...told, kind: 'TK_NEW' }]) };
    await expect(provider().listTransactions?.(span)).rejects.toThrow('unreadable');
  });
});

describe('what Hub88 asks', () => {
  const said: [ProviderVerb, unknown][] = [];
  const wallet: ProviderWallet = {
    call: async (verb, request) => {
      said.push([verb, request]);
      return { code: 'OK', balance: 356, currency: 'PHP' };
    },
    gameOf: async () => 'dragon-rising',
    findTransaction: async () => null,
    isPlayer: async () => true,
    balanceOf: async () => ({ code: 'OK', balance: 356, currency: 'PHP' }),
    openRounds: async () => [],
    noteFree: async ({ grant }) =>
      grant === 'ours' ? { code: 'OK', balance: 356, currency: 'PHP' } : null,
    takeBackFree: async () => null,
  };
  const send = (path: string, body: string, key = theirs.privateKey) => {
    const signature = sign('RSA-SHA256', Buffer.from(body), key).toString('base64');
    return provider().answerCall(
      { path, headers: { 'x-hub88-signature': signature }, body },
      wallet,
    );
  };

  test('of a reward of ours is noted and moves nothing, and of another is paid as a promotion', async () => {
    said.length = 0;
    const win = (reward_uuid: string) =>
      JSON.stringify({
        user: 'john12345',
        token: '55b7518e-b89e-11e7-81be-58404eea6d16',
        request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af',
        game_code: 'clt_dragonrising',
        transaction_uuid: '16d2dcfe-b89e-11e7-854a-58404eea6d16',
        reference_transaction_uuid: '26d2dcfe-b89e-11e7-854a-58404eea6d16',
        round: 'rNEMwgzJAOZ6eR3V',
        currency: 'PHP',
        amount: 1_000_000,
        is_free: true,
        reward_uuid,
      });
    expect(await send('transaction/win', win('ours'))).toMatchObject({ body: { status: 'RS_OK' } });
    expect(said).toEqual([]);
    await send('transaction/win', win('theirs'));
    expect(said).toMatchObject([['promo', { campaign: 'theirs', amount: 1000 }]]);
  });

  test('is answered with amounts of a hundred thousand for one: 3.56 is 356000', async () => {
    const body = JSON.stringify({
      user: 'john12345',
      token: '55b7518e-b89e-11e7-81be-58404eea6d16',
      request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af',
      game_code: 'clt_dragonrising',
    });
    expect(await send('user/balance', body)).toEqual({
      isSigned: true,
      body: {
        user: 'john12345',
        status: 'RS_OK',
        request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af',
        currency: 'PHP',
        balance: 356_000,
      },
    });
  });

  test('is a bet with the fields of its documents, and those that are new are passed over', async () => {
    const body = JSON.stringify({
      user: 'john12345',
      transaction_uuid: '16d2dcfe-b89e-11e7-854a-58404eea6d16',
      supplier_transaction_id: '41ecc3ad-b181-4235-bf9d-acf0a7ad9730',
      token: '55b7518e-b89e-11e7-81be-58404eea6d16',
      supplier_user: 'cg_45141',
      round_closed: false,
      round: 'rNEMwgzJAOZ6eR3V',
      reward_uuid: null,
      request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af',
      is_free: false,
      is_aggregated: false,
      game_code: 'clt_dragonrising',
      currency: 'PHP',
      bet: 'zero',
      amount: 356_000,
      meta: { selection: 'home_team' },
    });
    expect(await send('transaction/bet', body)).toMatchObject({ body: { status: 'RS_OK' } });
    expect(said.at(-1)).toEqual([
      'bet',
      {
        player: 'john12345',
        game: 'dragon-rising',
        currency: 'PHP',
        round_id: 'rNEMwgzJAOZ6eR3V',
        transaction_id: '16d2dcfe-b89e-11e7-854a-58404eea6d16',
        amount: 356,
        token: '55b7518e-b89e-11e7-81be-58404eea6d16',
      },
    ]);
  });

  test('is refused with another key, or as no JSON, without a word to the wallet', async () => {
    const before = said.length;
    expect(await send('user/balance', '{}', ours.privateKey)).toMatchObject({
      isSigned: false,
      body: { status: 'RS_ERROR_INVALID_SIGNATURE' },
    });
    expect(await send('user/balance', 'no JSON')).toMatchObject({
      body: { status: 'RS_ERROR_WRONG_SYNTAX' },
    });
    expect(await send('user/delete', '{}')).toBeNull();
    expect(said).toHaveLength(before);
  });
});
