import {
  hostPaths,
  hostRefusal,
  hostTokenFields,
  hostUser,
} from '@perya/contract/partners/host-wire';
import type { PartnerChannel } from '@perya/contract/partners/partner-channels';
import { type GatewayKey, signGatewayRequest } from '@perya/contract/payment-gateway/signature';
import * as z from 'zod/mini';
import { HostFailure, type PartnerHost } from './host.ts';

export interface HttpHostOptions {
  channel: PartnerChannel;
  /** Where its paths are; asked at each call, because the sandbox learns its port late. */
  url: () => string;
  key: GatewayKey;
  timeoutMs?: number;
}

/** More than this is no answer to one question. */
const answerBytesMax = 20_000;
/** A player looks at a page that waits for it. */
const defaultTimeoutMs = 5000;

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > answerBytesMax) throw new HostFailure('unreachable');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function readAs<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    // The error would name what it met.
    throw new HostFailure('unreachable');
  }
}

/** Speaks the wire of docs/partners.md: signed, bounded in time and size, never sent on to another site. */
export function httpHost({ channel, url, key, timeoutMs }: HttpHostOptions): PartnerHost {
  async function ask(sent: object): Promise<{ status: number; text: string }> {
    const address = new URL(`${url()}${hostPaths[channel]}`);
    const body = JSON.stringify(sent);
    const signed = { method: 'POST', path: address.pathname, body };
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...signGatewayRequest(key, signed, Date.now()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs ?? defaultTimeoutMs),
    });
    return { status: response.status, text: await readBounded(response) };
  }

  return {
    async exchange(token, purpose) {
      const answer = await ask({ [hostTokenFields[channel]]: token, purpose }).catch(() => {
        throw new HostFailure('unreachable');
      });
      if (answer.status >= 200 && answer.status < 300) return readAs(hostUser, answer.text);
      // A wrong key, haste and faults of the host say nothing about the token.
      if (answer.status >= 500 || [401, 403, 408, 425, 429].includes(answer.status)) {
        throw new HostFailure('unreachable');
      }
      throw new HostFailure(readAs(hostRefusal, answer.text).error);
    },
  };
}
