import { asClientError, type ClientError, isApiError } from '@perya/contract/client-errors';

/** A refusal with words for the player, and where one can do something about it. */
export interface Refusal {
  readonly text: string;
  readonly way: string | null;
}

const ways: Readonly<Record<string, string>> = {
  DEPOSIT_LIMIT: '/play-limits',
  EXCLUDED: '/play-limits',
  KYC_REQUIRED: '/s-kyc',
  DEPOSITS_OPEN_MAX: '/s-transaction/deposit',
};

/** Refusals after which the list of channels is stale. */
const staleAfter = new Set(['CHANNEL_UNKNOWN', 'CHANNEL_CLOSED', 'CASHBACK_SPENT']);

interface Words {
  readonly noConnection: string;
  readonly fallback: string;
}

/** A proxy's answer, or a refusal without words, says nothing to a player. */
function hasWords(error: ClientError): boolean {
  if (error.category === 'business') return true;
  const isWordless = error.code.startsWith('HTTP_') || error.code === 'SERVER';
  return isApiError(error) && !isWordless;
}

/** The server's own words; that there is no connection; or what is left to say. [M-421 M-422] */
export function refusalOf(thrown: unknown, words: Words): Refusal {
  const error = asClientError(thrown);
  if (error.category === 'network') return { text: words.noConnection, way: null };
  const text = hasWords(error) ? error.message : words.fallback;
  return { text, way: ways[error.code] ?? null };
}

export function makesChannelsStale(thrown: unknown): boolean {
  return staleAfter.has(asClientError(thrown).code);
}
