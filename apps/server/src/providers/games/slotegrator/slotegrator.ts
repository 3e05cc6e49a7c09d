import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import * as z from 'zod/mini';
import { askProvider } from '../ask-provider.ts';
import { categoryOf, rtpOf } from '../describe-game.ts';
import { coverOriginsOf } from '../fetch-cover.ts';
import {
  type GameProvider,
  ProviderFailure,
  type ProviderGame,
  type ProviderLaunch,
} from '../game-provider.ts';
import { slotegratorFreeRounds } from './free-rounds.ts';
import { sayToWallet } from './say-to-wallet.ts';
import { type Form, headersFor, type Merchant, readFields, readSigned, writeForm } from './sign.ts';
import {
  callbackPath,
  errorCodeOf,
  isSlotegratorAction,
  slotegratorCalls,
  slotegratorGames,
  slotegratorPaths,
  slotegratorUrl,
} from './wire.ts';

export interface SlotegratorOptions extends Merchant {
  url: string;
  venue: string;
  /** Where players come back to. */
  publicUrl: string;
  /** Whence covers come, beside its own address. */
  pictureOrigins?: readonly string[];
  timeoutMs?: number;
  /** Their production takes one question about games in a second. */
  pageGapMs?: number;
}

const defaultTimeoutMs = 10_000;
const defaultPageGapMs = 1100;
const pagesMax = 1000;

/** What `/games/init` takes. Of who plays they learn the number alone. */
const fieldsOf = (launch: ProviderLaunch, publicUrl: string): Form => [
  ['game_uuid', launch.providerGame],
  ['player_id', launch.player],
  ['player_name', launch.player],
  ['currency', 'PHP'],
  ['session_id', launch.token],
  ['device', launch.isMobile ? 'mobile' : 'desktop'],
  ['return_url', `${publicUrl}/`],
  ['language', launch.language === 'tl_PH' ? 'tl' : 'en'],
];

const error = (code: string, description: string) => ({
  error_code: code,
  error_description: description,
});

const listed = z.object({
  transaction_id: z.string(),
  rollback_transactions: z.optional(z.array(z.object({ transaction_id: z.string() }))),
});

/** With our number of what was done; where nothing had to be done, with theirs. */
function presentAnswer(
  fields: Record<string, unknown>,
  { code, balance, reference }: ProviderAnswer,
) {
  if (code !== 'OK' || balance === undefined) return error(errorCodeOf(code), code);
  const money = { balance: balance / 100 };
  const read = z.safeParse(listed, fields);
  if (!read.success) return money;
  const { transaction_id, rollback_transactions: taken } = read.data;
  return {
    ...money,
    transaction_id: reference ?? transaction_id,
    ...(taken ? { rollback_transactions: taken.map((entry) => entry.transaction_id) } : {}),
  };
}

type ListedGame = z.output<typeof slotegratorGames>['items'][number];

/** A game with a lobby opens at a table of it, which nobody has chosen here: those are not listed. */
const presentGames = (items: readonly ListedGame[]): ProviderGame[] =>
  items
    .filter((game) => !game.has_lobby)
    .map((game) => ({
      providerGame: game.uuid,
      name: game.name,
      maker: game.provider,
      category: categoryOf(game.type ?? ''),
      rtp: rtpOf(Array.isArray(game.parameters) ? null : game.parameters?.rtp),
      // Which languages a game speaks is asked for by maker, and not told with the list.
      languages: [],
      cover: game.image ?? null,
      isOpen: true,
    }));

/** Games of Slotegrator's Game Aggregator, by its API 1.4.3. */
export function slotegratorProvider(options: SlotegratorOptions): GameProvider {
  const { url, venue, publicUrl, merchantId, merchantKey } = options;
  const { timeoutMs = defaultTimeoutMs, pageGapMs = defaultPageGapMs } = options;
  const merchant = { merchantId, merchantKey };
  const headersOf = (form: Form) =>
    headersFor(form, merchant, { nonce: randomUUID(), now: Date.now() });

  function get<Schema extends z.ZodMiniType>(path: string, form: Form, answer: Schema) {
    const address = `${url}${path}?${writeForm(form)}`;
    return askProvider({ url: address, headers: headersOf(form), answer, timeoutMs });
  }

  function post<Schema extends z.ZodMiniType>(path: string, form: Form, answer: Schema) {
    return askProvider({
      url: `${url}${path}`,
      headers: headersOf(form),
      body: writeForm(form),
      contentType: 'application/x-www-form-urlencoded',
      answer,
      timeoutMs,
    });
  }

  const readPage = (page: number) =>
    get(
      slotegratorPaths.games,
      [
        ['expand', 'parameters'],
        ['page', String(page)],
      ],
      slotegratorGames,
    );

  return {
    venue,
    coverOrigins: coverOriginsOf(url, options.pictureOrigins),
    freeRounds: slotegratorFreeRounds({ get, post }),
    roundUrl: null,
    listTransactions: null,

    async launchUrl(launch) {
      const form = fieldsOf(launch, publicUrl);
      const opened = await post(slotegratorPaths.init, form, slotegratorUrl);
      return opened.url;
    },

    async listGames() {
      const first = await readPage(1);
      const { pageCount } = first._meta;
      if (pageCount > pagesMax) throw new ProviderFailure('unreadable');
      const items = [...first.items];
      for (let page = 2; page <= pageCount; page += 1) {
        await wait(pageGapMs);
        items.push(...(await readPage(page)).items);
      }
      return presentGames(items);
    },

    async answerCall(call, wallet) {
      if (call.path !== callbackPath) return null;
      const form = readSigned(call, merchant, Date.now());
      if (form === null) {
        return { body: error('INTERNAL_ERROR', 'Invalid sign'), isSigned: false };
      }
      const fields = readFields(form);
      const { action } = fields;
      if (!isSlotegratorAction(action)) {
        return { body: error('INTERNAL_ERROR', 'Unknown action'), isSigned: true };
      }
      const read = z.safeParse(slotegratorCalls[action], fields);
      const answer: ProviderAnswer = read.success
        ? await sayToWallet(wallet, action, read.data as never)
        : { code: 'INVALID_REQUEST' };
      return { body: presentAnswer(fields, answer), isSigned: true };
    },
  };
}
