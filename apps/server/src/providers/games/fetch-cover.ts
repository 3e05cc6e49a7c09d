import { ProviderFailure } from './game-provider.ts';

const timeoutMs = 10_000;
/** More than any cover needs that is drawn 400 pixels wide. */
const bytesMax = 8_000_000;

/**
 * The picture at an address that a provider has listed, from the origins that it may come from alone: a list of
 * games must not make this server ask whatever stands beside it.
 */
export async function fetchCover(address: string, origins: readonly string[]): Promise<Buffer> {
  if (!URL.canParse(address) || !origins.includes(new URL(address).origin)) {
    throw new ProviderFailure('refused');
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new ProviderFailure(response.status < 500 ? 'refused' : 'unreachable');
    for await (const part of response.body ?? []) {
      bytes += part.byteLength;
      if (bytes > bytesMax) throw new ProviderFailure('unreadable');
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof ProviderFailure ? error : new ProviderFailure('unreachable');
  }
  return Buffer.concat(parts);
}

/** The origins that covers of a provider at this address come from. */
export const coverOriginsOf = (url: string, more: readonly string[] = []): string[] => [
  new URL(url).origin,
  ...more,
];
