import type { GatewayKey } from '@perya/contract/payment-gateway/signature';
import * as z from 'zod/mini';
import { declareSettings, type ReadOf } from '../../platform/settings/declare-settings.ts';
import { url } from '../../platform/settings/setting-forms.ts';
import { StartError } from '../../platform/start-error.ts';

interface ConfiguredGateways {
  /** One that speaks the wire of docs/payments.md. */
  own: { name: string; url: string; key: GatewayKey } | null;
  xendit: { url: string; secretKey: string; callbackToken: string } | null;
  paymongo: { url: string; secretKey: string; webhookSecret: string } | null;
}

const secret = () =>
  z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be a key without spaces')));
const plain = (address: string) => address.replace(/\/+$/, '');

/** Those of the group that are missing while another one is set. */
function requireTogether(given: Record<string, string | undefined>): boolean {
  const missing = Object.keys(given).filter((name) => !given[name]);
  if (missing.length === Object.keys(given).length) return false;
  if (missing.length > 0) {
    const names = Object.keys(given).filter((name) => given[name]);
    throw new StartError(`Setting ${missing.join(' and ')} is needed with ${names.join(' and ')}.`);
  }
  return true;
}

/** Which gateways move money. */
export const paymentSettings = declareSettings(
  {
    PAY_GATEWAY_URL: {
      isOutside: true,
      schema: z.optional(url('https', 'http')),
      unset: '–',
      meaning:
        'where a payment gateway answers that speaks the wire of `docs/payments.md`; needs `PERYA_PUBLIC_URL`, where it calls back',
    },
    PAY_GATEWAY_NAME: {
      schema: z._default(
        z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29}$/, 'must be a name such as my-gateway')),
        'gateway',
      ),
      unset: '`gateway`',
      meaning: 'what channels call it',
    },
    PAY_GATEWAY_KEY: {
      schema: secret(),
      unset: '–',
      meaning: 'the name of the key that both sides sign with',
    },
    PAY_GATEWAY_SECRET: {
      schema: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
      unset: '–',
      isSecret: true,
      meaning: 'the key itself',
    },
    XENDIT_SECRET_KEY: {
      schema: secret(),
      unset: '–',
      isSecret: true,
      meaning: 'the secret key of a Xendit account: the gateway `xendit`',
    },
    XENDIT_CALLBACK_TOKEN: {
      schema: secret(),
      unset: '–',
      isSecret: true,
      meaning: 'the verification token of its webhooks',
    },
    XENDIT_URL: {
      isOutside: true,
      schema: z._default(url('https', 'http'), 'https://api.xendit.co'),
      unset: '`https://api.xendit.co`',
      meaning: 'where Xendit answers',
    },
    PAYMONGO_SECRET_KEY: {
      schema: secret(),
      unset: '–',
      isSecret: true,
      meaning: 'the secret key of a PayMongo account: the gateway `paymongo`, for deposits alone',
    },
    PAYMONGO_WEBHOOK_SECRET: {
      schema: secret(),
      unset: '–',
      isSecret: true,
      meaning: 'the signing secret of its webhook',
    },
    PAYMONGO_URL: {
      isOutside: true,
      schema: z._default(url('https', 'http'), 'https://api.paymongo.com'),
      unset: '`https://api.paymongo.com`',
      meaning: 'where PayMongo answers',
    },
  },
  (given): { gateways: ConfiguredGateways } => {
    const { PAY_GATEWAY_URL, PAY_GATEWAY_KEY, PAY_GATEWAY_SECRET } = given;
    const { XENDIT_SECRET_KEY, XENDIT_CALLBACK_TOKEN } = given;
    const { PAYMONGO_SECRET_KEY, PAYMONGO_WEBHOOK_SECRET } = given;
    const hasOwn = requireTogether({ PAY_GATEWAY_URL, PAY_GATEWAY_KEY, PAY_GATEWAY_SECRET });
    const hasXendit = requireTogether({ XENDIT_SECRET_KEY, XENDIT_CALLBACK_TOKEN });
    const hasPaymongo = requireTogether({ PAYMONGO_SECRET_KEY, PAYMONGO_WEBHOOK_SECRET });
    return {
      gateways: {
        own: hasOwn
          ? {
              name: given.PAY_GATEWAY_NAME,
              url: plain(PAY_GATEWAY_URL ?? ''),
              key: { id: PAY_GATEWAY_KEY ?? '', secret: PAY_GATEWAY_SECRET ?? '' },
            }
          : null,
        xendit: hasXendit
          ? {
              url: plain(given.XENDIT_URL),
              secretKey: XENDIT_SECRET_KEY ?? '',
              callbackToken: XENDIT_CALLBACK_TOKEN ?? '',
            }
          : null,
        paymongo: hasPaymongo
          ? {
              url: plain(given.PAYMONGO_URL),
              secretKey: PAYMONGO_SECRET_KEY ?? '',
              webhookSecret: PAYMONGO_WEBHOOK_SECRET ?? '',
            }
          : null,
      },
    };
  },
);

export type PaymentSettings = ReadOf<typeof paymentSettings>;
