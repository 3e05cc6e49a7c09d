import * as z from 'zod/mini';
import { declareSettings, type ReadOf } from '../settings/declare-settings.ts';
import { originOrNone, origins, sources } from '../settings/setting-forms.ts';

const gameUrl = z
  .string()
  .check(
    z.regex(
      /^(?:https?:\/\/\S*\{code\}\S*)?$/,
      'must be a URL with {code} where the game is named',
    ),
  );

const address = z
  .string()
  .check(z.regex(/^(?:https?:\/\/\S+)?$/, 'must be a URL such as https://chat.example/perya'));

/** What a page may frame is named by its origin. */
const originOf = (url: string) => (url === '' ? [] : [new URL(url).origin]);

const walletApp = z
  .string()
  .check(
    z.regex(
      /^(?:(?!javascript:|data:)[a-z][a-z0-9+.-]*:\/\/\S+)?$/,
      'must be an address such as wallet://open?to={action}',
    ),
  );

/** What the player app's page is told. */
export const webSettings = declareSettings(
  {
    PERYA_PUBLIC_URL: {
      schema: z.optional(origins()),
      unset: '–',
      meaning:
        'where players open the app, an origin for each brand: what search engines and shared links are told; needed with `NODE_ENV=production`',
    },
    PERYA_API_BASE: {
      schema: z._default(originOrNone(), ''),
      unset: 'the same origin',
      meaning: 'where the app finds the API',
    },
    PERYA_IMAGES_HOST: {
      schema: z._default(originOrNone(), ''),
      unset: 'the same origin',
      meaning: 'where the app finds pictures',
    },
    PERYA_FRAME_ORIGINS: {
      schema: z.optional(sources()),
      unset: '–',
      meaning: 'origins of games and chat that the page may frame',
    },
    PERYA_ANALYTICS_ORIGINS: {
      schema: z.optional(sources()),
      unset: '–',
      meaning:
        'origins that landing pages may load a measuring tag from, after the visitor has agreed; the first has the script',
    },
    PERYA_SUPPORT_URL: {
      schema: z._default(address, ''),
      unset: "the operator's first social link",
      meaning: 'the chat that a player who cannot log in is led to',
    },
    PERYA_CHAT_URL: {
      schema: z._default(address, ''),
      unset: 'our own conversation',
      meaning:
        'the live chat that the page *Service* frames instead, with the parameters `name` and `email`',
    },
    PERYA_SHOPPING_GAME_URL: {
      schema: z._default(gameUrl, ''),
      unset: '–',
      meaning: "where a game opens inside the shopping partner's app, with `{code}` for the game",
    },
    PERYA_SHOP_LANDING_URL: {
      schema: z._default(address, ''),
      unset: '–',
      meaning:
        "the shopping partner's own landing page, for visitors of its app who are not logged in; without it, ours says what to do",
    },
    PERYA_SHOP_URL: {
      schema: z._default(address, ''),
      unset: '–',
      meaning: "the shopping partner's shop, where `/lazada-shop` leads",
    },
    PERYA_WALLET_APP_URL: {
      schema: z._default(walletApp, ''),
      unset: '–',
      meaning:
        'where the players of the e-wallet partner move money: the address of its app, with `{action}` for `deposit`, `withdraw` or `open`',
    },
  },
  (given) => ({
    publicUrls: given.PERYA_PUBLIC_URL ?? [],
    apiBase: given.PERYA_API_BASE,
    imagesHost: given.PERYA_IMAGES_HOST,
    frameOrigins: [...(given.PERYA_FRAME_ORIGINS ?? []), ...originOf(given.PERYA_CHAT_URL)],
    analyticsOrigins: given.PERYA_ANALYTICS_ORIGINS ?? [],
    supportUrl: given.PERYA_SUPPORT_URL,
    /** Empty where the house answers in the app. */
    chatUrl: given.PERYA_CHAT_URL,
    /** Empty where a game opens as everywhere. */
    shoppingGameUrl: given.PERYA_SHOPPING_GAME_URL,
    walletAppUrl: given.PERYA_WALLET_APP_URL,
    shopLandingUrl: given.PERYA_SHOP_LANDING_URL,
    shopUrl: given.PERYA_SHOP_URL,
  }),
  ({ PERYA_PUBLIC_URL }) =>
    PERYA_PUBLIC_URL?.length
      ? []
      : [
          {
            setting: 'PERYA_PUBLIC_URL',
            otherwise:
              'neither players nor the scanner of IDs know where this house is: https://play.casino.example',
          },
        ],
);

export type WebSettings = ReadOf<typeof webSettings>;
