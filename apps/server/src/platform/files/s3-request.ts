import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { Refusal } from '../http/refusal.ts';
import type { S3Settings } from './settings.ts';

/** The store was asked and did not do it: it is away, or refuses us. Nothing was lost: the caller knows. */
export class StoreError extends Refusal {
  readonly why: string;
  /** The word of the store, such as `NoSuchBucket`; empty where it gave none. */
  readonly word: string;

  constructor(why: string, word = '', cause?: unknown) {
    super('UNAVAILABLE', undefined, cause);
    this.why = why;
    this.word = word;
  }
}

export interface StoreAsk {
  method?: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Within the bucket; empty for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
  /** How often it is tried; three times unless told. */
  tries?: number;
  /** Answers that are no failure, beside those that say yes. */
  expected?: readonly number[];
}

export interface StoreAnswer {
  status: number;
  etag: string;
  /** How large the object is, where that alone was asked. */
  size: number;
  body: Buffer;
}

/** Each try has so long, and a store that is short of breath is asked three times. */
const tryMsMost = 5000;
const triesMost = 3;
const pauseMs = 200;

const isPassing = (status: number) => status === 429 || status >= 500;

export type AskStore = (ask: StoreAsk) => Promise<StoreAnswer>;

/** Asks an S3 store by signed requests, with what is sent in the signature. */
export function createStoreAsker(
  settings: S3Settings,
  { onFailure, tryMs = tryMsMost }: { onFailure(error: StoreError): void; tryMs?: number },
): AskStore {
  const { accessKeyId, secretAccessKey, region, bucket, isPathStyle } = settings;
  // It repeats nothing by itself: how long it tries is ours to say.
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const base = new URL(settings.endpoint);
  if (!isPathStyle) base.host = `${bucket}.${base.host}`;
  const root = `${base.href.replace(/\/+$/, '')}${isPathStyle ? `/${bucket}` : ''}`;

  async function askOnce({ method = 'GET', key, query, headers, body }: StoreAsk) {
    const url = new URL(key ? `${root}/${key}` : root);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const request = await signer.sign(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    const answer = await fetch(request, {
      redirect: 'manual',
      signal: AbortSignal.timeout(tryMs),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const size = Number(answer.headers.get('content-length') ?? 0);
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', size, body: bytes };
  }

  async function askInTurns(wanted: StoreAsk): Promise<StoreAnswer> {
    const { expected = [], tries = triesMost } = wanted;
    for (let turn = 1; ; turn += 1) {
      const answer = await askOnce(wanted).catch((cause: unknown) => {
        if (turn < tries) return null;
        throw new StoreError('the object store does not answer', '', cause);
      });
      const isDone = answer && (answer.status < 300 || expected.includes(answer.status));
      if (isDone) return answer;
      if (answer && (turn === tries || !isPassing(answer.status))) {
        const [, code = ''] = /<Code>(\w{1,64})<\/Code>/.exec(answer.body.toString()) ?? [];
        throw new StoreError(`it refuses by ${answer.status} ${code}`.trim(), code);
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs * turn));
    }
  }

  return (wanted) =>
    askInTurns(wanted).catch((error: unknown) => {
      if (error instanceof StoreError) onFailure(error);
      throw error;
    });
}
