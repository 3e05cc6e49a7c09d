import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { askProvider } from '../ask-provider.ts';
import { categoryOf } from '../describe-game.ts';
import { coverOriginsOf } from '../fetch-cover.ts';
import type {
  GameProvider,
  ProviderGame,
  ProviderLaunch,
  WalletCall,
  WalletReply,
} from '../game-provider.ts';
import { softswissFreeRounds } from './free-rounds.ts';
import type { Played } from './play-round.ts';
import { sayToWallet } from './say-to-wallet.ts';
import {
  isSoftswissPath,
  softswissCalls,
  softswissError,
  softswissGames,
  softswissIsDone,
  softswissLaunch,
  softswissPaths,
  softswissSignature,
} from './wire.ts';

export interface SoftswissOptions {
  url: string;
  venue: string;
  casinoId: string;
  /** What both sides sign with. */
  authToken: string;
  /** Where players come back to. */
  publicUrl: string;
  /** Whence covers come, beside its own address. */
  pictureOrigins?: readonly string[];
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;

const signatureOf = (body: string, authToken: string) =>
  createHmac('sha256', authToken).update(body).digest('hex');

function isSignedWith(authToken: string, { headers, body }: WalletCall): boolean {
  const given = headers[softswissSignature];
  if (typeof given !== 'string') return false;
  const expected = Buffer.from(signatureOf(body, authToken));
  const signature = Buffer.from(given.toLowerCase());
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const playerOf = (player: string) => ({
  id: player,
  currency: 'PHP',
  country: 'PH',
  firstname: player,
  lastname: player,
  nickname: player,
});

/** What the launcher takes. Of who plays they learn the number alone. */
const fieldsOf = (launch: ProviderLaunch, { casinoId, publicUrl }: SoftswissOptions) => ({
  casino_id: casinoId,
  client_type: launch.isMobile ? 'mobile' : 'desktop',
  game: launch.providerGame,
  jurisdiction: 'PH',
  locale: 'en',
  ...(launch.address === null ? {} : { ip: launch.address }),
  session_payload: launch.token,
  player: playerOf(launch.player),
  urls: { return_url: `${publicUrl}/`, deposit_url: `${publicUrl}/deposit` },
});

const pesosOf = (centavos: number) => (centavos / 100).toFixed(2);

function present({ answer, done }: Played, roundId: string | undefined, now: Date): WalletReply {
  const { code, balance } = answer;
  const money = balance === undefined ? {} : { balance: pesosOf(balance) };
  if (code !== 'OK') {
    const { apiCode, message, httpStatus } = softswissError(code);
    const twirp = { 400: 'invalid_argument', 403: 'permission_denied', 500: 'internal' } as const;
    return {
      body: {
        code: code === 'DUPLICATE_TRANSACTION' ? 'already_exists' : twirp[httpStatus],
        msg: message,
        meta: { api_code: apiCode, api_message: `${message} (${code})`, ...money },
      },
      isSigned: code !== 'INVALID_SIGNATURE',
      httpStatus,
    };
  }
  if (done.length === 0) return { body: money, isSigned: true };
  const transactions = done.map(({ id, reference }) => ({
    id,
    id_casino: reference ?? id,
    bonus_amount: '0',
    processed_at: `${now.toISOString().slice(0, 19)}Z`,
  }));
  return { body: { ...money, round_id_casino: roundId, transactions }, isSigned: true };
}

type ListedProvider = z.output<typeof softswissGames>['providers'][number];

/** A game is named by its maker and itself, as their wallet calls name it. */
/** Their pictures are named by the part behind an address that all of a maker's have. */
function coverOf({ image_assets: assets }: ListedProvider, image: string | null | undefined) {
  if (!image) return null;
  return /^https?:/.test(image) ? image : assets?.base_url ? `${assets.base_url}${image}` : null;
}

const presentGames = (provider: ListedProvider, now: Date): ProviderGame[] =>
  provider.games.map((game) => {
    const maker = game.provider ?? provider.name ?? '';
    const isBefore = (moment: string | null | undefined) =>
      typeof moment === 'string' && new Date(moment) <= now;
    return {
      providerGame: game.id.includes(':') ? game.id : `${maker}:${game.id}`,
      name: game.title,
      maker: game.producer || maker || 'SOFTSWISS',
      category: game.live ? 'Live' : categoryOf(game.category ?? ''),
      rtp: null,
      languages: [],
      cover: coverOf(provider, game.images?.square ?? game.images?.horizontal),
      isOpen: !isBefore(game.recalled_at) && (!game.released_at || isBefore(game.released_at)),
    };
  });

/** Games of SOFTSWISS' Game Aggregator, by version 2 of its casino API. */
export function softswissProvider(options: SoftswissOptions): GameProvider {
  const { url, venue, casinoId, authToken, timeoutMs = defaultTimeoutMs } = options;

  function ask<Schema extends z.ZodMiniType>(path: string, question: object, answer: Schema) {
    const body = JSON.stringify(question);
    const headers = { [softswissSignature]: signatureOf(body, authToken) };
    return askProvider({ url: `${url}${path}`, headers, body, answer, timeoutMs });
  }

  function doOnce(path: string, question: object): Promise<unknown> {
    const body = JSON.stringify(question);
    const headers = { [softswissSignature]: signatureOf(body, authToken) };
    return askProvider({
      url: `${url}${path}`,
      headers,
      body,
      answer: z.unknown(),
      timeoutMs,
      readRefusal: (text) => z.safeParse(softswissIsDone, readJson(text)).data ?? null,
    });
  }

  return {
    venue,
    coverOrigins: coverOriginsOf(url, options.pictureOrigins),
    freeRounds: softswissFreeRounds(doOnce, { casinoId, playerOf }),
    roundUrl: null,
    listTransactions: null,

    async launchUrl(launch) {
      const asked = fieldsOf(launch, options);
      return (await ask(softswissPaths.launch, asked, softswissLaunch)).launch_url;
    },

    async listGames() {
      const listed = await ask(softswissPaths.games, { casino_id: casinoId }, softswissGames);
      const now = new Date();
      return listed.providers.flatMap((provider) => presentGames(provider, now));
    },

    async answerCall(call, wallet) {
      const { path } = call;
      if (!isSoftswissPath(path)) return null;
      const now = new Date();
      const refused = (code: 'INVALID_SIGNATURE' | 'INVALID_REQUEST') =>
        present({ answer: { code }, done: [] }, undefined, now);
      if (!isSignedWith(authToken, call)) return refused('INVALID_SIGNATURE');
      const read = z.safeParse(softswissCalls[path], readJson(call.body));
      if (!read.success) return refused('INVALID_REQUEST');
      const played = await sayToWallet(wallet, path, read.data as never);
      const roundId = 'round_id' in read.data ? read.data.round_id : undefined;
      return present(played, roundId, now);
    },
  };
}
