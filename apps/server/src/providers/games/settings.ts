import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { declareSettings, type ReadOf } from '../../platform/settings/declare-settings.ts';
import { url, wholeNumber } from '../../platform/settings/setting-forms.ts';
import { StartError } from '../../platform/start-error.ts';

interface ConfiguredProviders {
  hub88: {
    url: string;
    venue: string;
    operatorId: number;
    privateKey: KeyObject;
    publicKey: KeyObject;
  } | null;
  slotegrator: { url: string; venue: string; merchantId: string; merchantKey: string } | null;
  softswiss: { url: string; venue: string; casinoId: string; authToken: string } | null;
  /** Whence covers come, beside the providers' own addresses. */
  pictureOrigins: readonly string[];
}

/** In one line an environment writes line ends as `\n`. */
const pem = () =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(/-----BEGIN [A-Z ]+-----/, 'must be a key in PEM')),
      z.transform((given) => given.replaceAll('\\n', '\n')),
    ),
  );

function readKey(name: string, text: string, read: (text: string) => KeyObject): KeyObject {
  try {
    const key = read(text);
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // What it says would name parts of the key.
  }
  throw new StartError(`Setting ${name} must be an RSA key in PEM.`);
}

interface Hub88Given {
  HUB88_OPERATOR_ID?: number | undefined;
  HUB88_PRIVATE_KEY?: string | undefined;
  HUB88_PUBLIC_KEY?: string | undefined;
  HUB88_VENUE: string;
  HUB88_URL: string;
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

function readHub88(given: Hub88Given): ConfiguredProviders['hub88'] {
  const { HUB88_OPERATOR_ID, HUB88_PRIVATE_KEY, HUB88_PUBLIC_KEY } = given;
  if (!HUB88_OPERATOR_ID && !HUB88_PRIVATE_KEY && !HUB88_PUBLIC_KEY) return null;
  if (!HUB88_OPERATOR_ID || !HUB88_PRIVATE_KEY || !HUB88_PUBLIC_KEY) {
    throw new StartError(
      'Settings HUB88_OPERATOR_ID, HUB88_PRIVATE_KEY and HUB88_PUBLIC_KEY are needed together.',
    );
  }
  return {
    url: withoutSlash(given.HUB88_URL),
    venue: given.HUB88_VENUE,
    operatorId: HUB88_OPERATOR_ID,
    privateKey: readKey('HUB88_PRIVATE_KEY', HUB88_PRIVATE_KEY, createPrivateKey),
    publicKey: readKey('HUB88_PUBLIC_KEY', HUB88_PUBLIC_KEY, createPublicKey),
  };
}

interface SlotegratorGiven {
  SLOTEGRATOR_MERCHANT_ID?: string | undefined;
  SLOTEGRATOR_MERCHANT_KEY?: string | undefined;
  SLOTEGRATOR_VENUE: string;
  SLOTEGRATOR_URL: string;
}

function readSlotegrator(given: SlotegratorGiven): ConfiguredProviders['slotegrator'] {
  const { SLOTEGRATOR_MERCHANT_ID: merchantId, SLOTEGRATOR_MERCHANT_KEY: merchantKey } = given;
  if (!merchantId && !merchantKey) return null;
  if (!merchantId || !merchantKey) {
    throw new StartError(
      'Settings SLOTEGRATOR_MERCHANT_ID and SLOTEGRATOR_MERCHANT_KEY are needed together.',
    );
  }
  const { SLOTEGRATOR_URL, SLOTEGRATOR_VENUE } = given;
  return { url: withoutSlash(SLOTEGRATOR_URL), venue: SLOTEGRATOR_VENUE, merchantId, merchantKey };
}

interface SoftswissGiven {
  SOFTSWISS_CASINO_ID?: string | undefined;
  SOFTSWISS_AUTH_TOKEN?: string | undefined;
  SOFTSWISS_URL?: string | undefined;
  SOFTSWISS_VENUE: string;
}

function readSoftswiss(given: SoftswissGiven): ConfiguredProviders['softswiss'] {
  const {
    SOFTSWISS_CASINO_ID: casinoId,
    SOFTSWISS_AUTH_TOKEN: authToken,
    SOFTSWISS_URL: address,
  } = given;
  if (!casinoId && !authToken && !address) return null;
  if (!casinoId || !authToken || !address) {
    throw new StartError(
      'Settings SOFTSWISS_CASINO_ID, SOFTSWISS_AUTH_TOKEN and SOFTSWISS_URL are needed together.',
    );
  }
  return { url: withoutSlash(address), venue: given.SOFTSWISS_VENUE, casinoId, authToken };
}

const venue = (unset: string) =>
  z._default(
    z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29}$/, `must be a name such as ${unset}`)),
    unset,
  );

const origins = () =>
  z.pipe(
    z._default(
      z
        .string()
        .check(
          z.regex(
            /^(?:https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:,(?=.)|$))*$/,
            'must be origins such as https://pictures.example, with commas between them',
          ),
        ),
      '',
    ),
    z.transform((given) => given.split(',').filter(Boolean)),
  );

/** Which providers of games speak a wire of their own. */
export const gameProviderSettings = declareSettings(
  {
    HUB88_OPERATOR_ID: {
      schema: z.optional(wholeNumber(1, 1_000_000_000)),
      unset: '–',
      meaning: 'what Hub88 calls this house (`docs/providers.md`); needs `PERYA_PUBLIC_URL`',
    },
    HUB88_PRIVATE_KEY: {
      schema: pem(),
      unset: '–',
      isSecret: true,
      meaning: 'the RSA key in PEM that we sign with; needed with `HUB88_OPERATOR_ID`',
    },
    HUB88_PUBLIC_KEY: {
      schema: pem(),
      unset: '–',
      isSecret: true,
      meaning: 'the RSA key in PEM that Hub88 is known by; needed with `HUB88_OPERATOR_ID`',
    },
    HUB88_VENUE: {
      schema: venue('hub88'),
      unset: '`hub88`',
      meaning: 'the venue of the catalogue whose games are those of Hub88',
    },
    HUB88_URL: {
      isOutside: true,
      schema: z._default(url('https', 'http'), 'https://api.hub88.io'),
      unset: '`https://api.hub88.io`',
      meaning: 'where Hub88 answers',
    },
    SLOTEGRATOR_MERCHANT_ID: {
      schema: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/, 'must be an id'))),
      unset: '–',
      meaning:
        'what Slotegrator’s Game Aggregator calls this house (`docs/providers.md`); needs `PERYA_PUBLIC_URL`',
    },
    SLOTEGRATOR_MERCHANT_KEY: {
      schema: z.optional(z.string().check(z.minLength(16, 'must be the key of the merchant'))),
      unset: '–',
      isSecret: true,
      meaning: 'the key that both sides sign with; needed with `SLOTEGRATOR_MERCHANT_ID`',
    },
    SLOTEGRATOR_VENUE: {
      schema: venue('slotegrator'),
      unset: '`slotegrator`',
      meaning: 'the venue of the catalogue whose games are those of Slotegrator',
    },
    SLOTEGRATOR_URL: {
      isOutside: true,
      schema: z._default(url('https', 'http'), 'https://gis.slotegrator.com/api/index.php/v1'),
      unset: '`https://gis.slotegrator.com/api/index.php/v1`',
      meaning: 'where Slotegrator answers',
    },
    SOFTSWISS_CASINO_ID: {
      schema: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/, 'must be an id'))),
      unset: '–',
      meaning:
        'what SOFTSWISS’ Game Aggregator calls this house (`docs/providers.md`); needs `PERYA_PUBLIC_URL`',
    },
    SOFTSWISS_AUTH_TOKEN: {
      schema: z.optional(z.string().check(z.minLength(16, 'must be the token of the casino'))),
      unset: '–',
      isSecret: true,
      meaning: 'the token that both sides sign with; needed with `SOFTSWISS_CASINO_ID`',
    },
    SOFTSWISS_VENUE: {
      schema: venue('softswiss'),
      unset: '`softswiss`',
      meaning: 'the venue of the catalogue whose games are those of SOFTSWISS',
    },
    SOFTSWISS_URL: {
      isOutside: true,
      schema: z.optional(url('https', 'http')),
      unset: '–',
      meaning: 'where SOFTSWISS answers, without `/v2`; needed with `SOFTSWISS_CASINO_ID`',
    },
    GAME_PICTURE_ORIGINS: {
      isOutside: true,
      schema: origins(),
      unset: '–',
      meaning:
        'origins that covers of providers’ games are fetched from, beside the providers’ own addresses, with commas between them',
    },
  },
  (given): { gameProviders: ConfiguredProviders } => ({
    gameProviders: {
      hub88: readHub88(given),
      slotegrator: readSlotegrator(given),
      softswiss: readSoftswiss(given),
      pictureOrigins: given.GAME_PICTURE_ORIGINS,
    },
  }),
);

export type GameProviderSettings = ReadOf<typeof gameProviderSettings>;
