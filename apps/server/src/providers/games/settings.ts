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
      schema: z._default(
        z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29}$/, 'must be a name such as hub88')),
        'hub88',
      ),
      unset: '`hub88`',
      meaning: 'the venue of the catalogue whose games are those of Hub88',
    },
    HUB88_URL: {
      isOutside: true,
      schema: z._default(url('https', 'http'), 'https://api.hub88.io'),
      unset: '`https://api.hub88.io`',
      meaning: 'where Hub88 answers',
    },
  },
  (given): { gameProviders: ConfiguredProviders } => {
    const { HUB88_OPERATOR_ID, HUB88_PRIVATE_KEY, HUB88_PUBLIC_KEY } = given;
    if (!HUB88_OPERATOR_ID && !HUB88_PRIVATE_KEY && !HUB88_PUBLIC_KEY) {
      return { gameProviders: { hub88: null } };
    }
    if (!HUB88_OPERATOR_ID || !HUB88_PRIVATE_KEY || !HUB88_PUBLIC_KEY) {
      throw new StartError(
        'Settings HUB88_OPERATOR_ID, HUB88_PRIVATE_KEY and HUB88_PUBLIC_KEY are needed together.',
      );
    }
    return {
      gameProviders: {
        hub88: {
          url: given.HUB88_URL.replace(/\/+$/, ''),
          venue: given.HUB88_VENUE,
          operatorId: HUB88_OPERATOR_ID,
          privateKey: readKey('HUB88_PRIVATE_KEY', HUB88_PRIVATE_KEY, createPrivateKey),
          publicKey: readKey('HUB88_PUBLIC_KEY', HUB88_PUBLIC_KEY, createPublicKey),
        },
      },
    };
  },
);

export type GameProviderSettings = ReadOf<typeof gameProviderSettings>;
