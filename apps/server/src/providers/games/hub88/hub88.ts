import { type KeyObject, sign, verify } from 'node:crypto';
import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import * as z from 'zod/mini';
import { askProvider } from '../ask-provider.ts';
import { categoryOf, languagesOf, rtpOf } from '../describe-game.ts';
import { coverOriginsOf } from '../fetch-cover.ts';
import type { GameProvider, ProviderLaunch, WalletCall } from '../game-provider.ts';
import { hub88FreeRounds } from './free-rounds.ts';
import { hub88Time, readTransaction } from './read-transaction.ts';
import { sayToWallet } from './say-to-wallet.ts';
import {
  hub88Asked,
  hub88Calls,
  hub88Games,
  hub88Paths,
  hub88Signature,
  hub88Statuses,
  hub88Transactions,
  hub88Url,
  isHub88Path,
  unitsPerCentavo,
} from './wire.ts';

export interface Hub88Options {
  url: string;
  venue: string;
  operatorId: number;
  /** Ours, to sign with. */
  privateKey: KeyObject;
  /** Theirs, to know them by. */
  publicKey: KeyObject;
  /** Where players come back to. */
  publicUrl: string;
  /** Whence covers come, beside its own address. */
  pictureOrigins?: readonly string[];
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const algorithm = 'RSA-SHA256';

function presentAnswer(
  asked: { user?: string | null | undefined; request_uuid?: string | null | undefined },
  { code, balance }: ProviderAnswer,
) {
  return {
    user: asked.user ?? '',
    status: hub88Statuses[code],
    request_uuid: asked.request_uuid ?? '',
    currency: 'PHP',
    ...(balance === undefined ? {} : { balance: balance * unitsPerCentavo }),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isSignedBy(publicKey: KeyObject, { headers, body }: WalletCall): boolean {
  const signature = headers[hub88Signature];
  if (typeof signature !== 'string') return false;
  return verify(algorithm, Buffer.from(body), publicKey, Buffer.from(signature, 'base64'));
}

/** What `/game/url` takes. */
const fieldsOf = (launch: ProviderLaunch, publicUrl: string) => ({
  user: launch.player,
  token: launch.token,
  platform: launch.isMobile ? 'GPL_MOBILE' : 'GPL_DESKTOP',
  lobby_url: `${publicUrl}/`,
  deposit_url: `${publicUrl}/deposit`,
  // They know no Tagalog.
  lang: 'en',
  ...(launch.address === null ? {} : { ip: launch.address }),
  game_code: launch.providerGame,
  currency: 'PHP',
  country: 'PH',
});

/** Games of Hub88, by its Operator API 2.0. */
export function hub88Provider(options: Hub88Options): GameProvider {
  const { url, venue, operatorId, privateKey, publicKey, publicUrl } = options;
  const { timeoutMs = defaultTimeoutMs } = options;

  function ask<Schema extends z.ZodMiniType>(path: string, question: object, answer: Schema) {
    const body = JSON.stringify({ operator_id: operatorId, ...question });
    const signature = sign(algorithm, Buffer.from(body), privateKey).toString('base64');
    const headers = { [hub88Signature]: signature };
    return askProvider({ url: `${url}${path}`, headers, body, answer, timeoutMs });
  }

  return {
    venue,
    coverOrigins: coverOriginsOf(url, options.pictureOrigins),
    freeRounds: hub88FreeRounds(ask),

    async roundUrl({ player: user, roundId: round, transactionId: transaction_uuid }) {
      const shown = { user, round, transaction_uuid };
      return (await ask(hub88Paths.gameRound, shown, hub88Url)).url;
    },

    async listTransactions({ from, until }) {
      const span = { start_time: hub88Time(from), end_time: hub88Time(until) };
      const listed = await ask(hub88Paths.transactions, span, hub88Transactions);
      return listed.flatMap(readTransaction);
    },

    async launchUrl(launch: ProviderLaunch) {
      const { url: gameUrl } = await ask(hub88Paths.gameUrl, fieldsOf(launch, publicUrl), hub88Url);
      return gameUrl;
    },

    async listGames() {
      const games = await ask(hub88Paths.gameList, {}, hub88Games);
      return games.map((game) => ({
        providerGame: game.game_code,
        name: game.name,
        maker: game.product,
        category: categoryOf(game.category ?? ''),
        rtp: rtpOf(game.rtp),
        languages: languagesOf(game.languages),
        cover: game.url_thumb ?? null,
        isOpen: game.enabled !== false,
      }));
    },

    async answerCall(call, wallet) {
      if (!isHub88Path(call.path)) return null;
      const value = readJson(call.body);
      const named = z.safeParse(hub88Asked, value);
      const asked = named.success ? named.data : {};
      if (!isSignedBy(publicKey, call)) {
        return { body: presentAnswer(asked, { code: 'INVALID_SIGNATURE' }), isSigned: false };
      }
      const read = z.safeParse(hub88Calls[call.path], value);
      const answer: ProviderAnswer = read.success
        ? await sayToWallet(wallet, call.path, read.data as never)
        : { code: 'INVALID_REQUEST' };
      const about = call.path === 'user/info' ? { country: 'PH' } : {};
      return { body: { ...presentAnswer(asked, answer), ...about }, isSigned: true };
    },
  };
}
