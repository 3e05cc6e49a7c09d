import type { PartnerChannel } from '@perya/contract/partners/partner-channels';
import type { GatewayKey } from '@perya/contract/payment-gateway/signature';
import * as z from 'zod/mini';
import { declareSettings, type ReadOf } from '../../platform/settings/declare-settings.ts';
import { text, url } from '../../platform/settings/setting-forms.ts';
import { StartError } from '../../platform/start-error.ts';

export interface ConfiguredHost {
  url: string;
  key: GatewayKey;
}

const hostUrl = () => z.optional(url('https', 'http'));
const secret = () =>
  z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters')));
const keyName = () => z.optional(text());

function readHost(
  prefix: string,
  address: string | undefined,
  id: string | undefined,
  key: string | undefined,
): ConfiguredHost | null {
  if (!address) return null;
  if (!id || !key) {
    throw new StartError(
      `Settings ${prefix}_KEY and ${prefix}_SECRET are needed with ${prefix}_URL.`,
    );
  }
  return { url: address.replace(/\/+$/, ''), key: { id, secret: key } };
}

const nameMeaning = 'the name of the key that we sign with';

/** The partners whose apps open ours. */
export const partnersSettings = declareSettings(
  {
    PARTNER_WALLET_URL: {
      isOutside: true,
      schema: hostUrl(),
      unset: '–',
      meaning:
        'where the e-wallet partner exchanges tokens (`docs/partners.md`); without it, the sandbox does',
    },
    PARTNER_WALLET_KEY: { schema: keyName(), unset: '–', meaning: nameMeaning },
    PARTNER_WALLET_SECRET: {
      schema: secret(),
      unset: '–',
      isSecret: true,
      meaning: 'the key itself',
    },
    PARTNER_SECOND_URL: {
      isOutside: true,
      schema: hostUrl(),
      unset: '–',
      meaning: 'the same of the second wallet, whose mini-app opens ours',
    },
    PARTNER_SECOND_KEY: { schema: keyName(), unset: '–', meaning: nameMeaning },
    PARTNER_SECOND_SECRET: {
      schema: secret(),
      unset: '–',
      isSecret: true,
      meaning: 'the key itself',
    },
    PARTNER_SHOPPING_URL: {
      isOutside: true,
      schema: hostUrl(),
      unset: '–',
      meaning: 'the same of the shopping partner',
    },
    PARTNER_SHOPPING_KEY: { schema: keyName(), unset: '–', meaning: nameMeaning },
    PARTNER_SHOPPING_SECRET: {
      schema: secret(),
      unset: '–',
      isSecret: true,
      meaning: 'the key itself',
    },
  },
  (given): { partners: Record<PartnerChannel, ConfiguredHost | null> } => ({
    partners: {
      ewallet: readHost(
        'PARTNER_WALLET',
        given.PARTNER_WALLET_URL,
        given.PARTNER_WALLET_KEY,
        given.PARTNER_WALLET_SECRET,
      ),
      maya: readHost(
        'PARTNER_SECOND',
        given.PARTNER_SECOND_URL,
        given.PARTNER_SECOND_KEY,
        given.PARTNER_SECOND_SECRET,
      ),
      lazada: readHost(
        'PARTNER_SHOPPING',
        given.PARTNER_SHOPPING_URL,
        given.PARTNER_SHOPPING_KEY,
        given.PARTNER_SHOPPING_SECRET,
      ),
    },
  }),
);

export type PartnersSettings = ReadOf<typeof partnersSettings>;
