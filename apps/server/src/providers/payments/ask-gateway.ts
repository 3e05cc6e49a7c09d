import * as z from 'zod/mini';
import { GatewayFailure } from './gateway.ts';

export interface GatewayRequest {
  method: 'GET' | 'POST';
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: string;
  timeoutMs: number;
}

export interface GatewayAnswer {
  status: number;
  text: string;
}

/** More than this is no answer to one question. */
const answerBytesMax = 4_000_000;

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > answerBytesMax) throw new GatewayFailure('unreadable');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** A failure without a word of what was sent or answered. */
export function failureOf(error: unknown): GatewayFailure {
  if (error instanceof GatewayFailure) return error;
  return new GatewayFailure((error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable');
}

/** The response as it comes; not sent on to another site, and not waited for beyond its time. */
export async function fetchGateway(request: GatewayRequest): Promise<Response> {
  const { method, url, headers, body, timeoutMs } = request;
  return fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/**
 * One question, bounded in time and size. What went wrong on the way, wrong keys (401, 403), haste (429)
 * and faults of the gateway leave the outcome open; any other status is for the caller to judge.
 */
export async function askGateway(request: GatewayRequest): Promise<GatewayAnswer> {
  try {
    const response = await fetchGateway(request);
    const { status } = response;
    if (status >= 500 || [401, 403, 408, 425, 429].includes(status)) {
      throw new GatewayFailure('unreachable');
    }
    return { status, text: await readBounded(response) };
  } catch (error) {
    throw failureOf(error);
  }
}

export function readAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string,
): z.output<Schema> {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    // The error would name what it met.
    throw new GatewayFailure('unreadable');
  }
}

export const isGood = ({ status }: GatewayAnswer) => status >= 200 && status < 300;
