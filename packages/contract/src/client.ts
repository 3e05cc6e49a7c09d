import type { AnswerOf, Call, InputOf } from './call.ts';
import { ClientError } from './client-errors.ts';
import { decodeBody, encodeBody } from './codec.ts';
import type { Details, Envelope } from './envelope.ts';
import { errors } from './errors.ts';
import { headerNames, mediaTypes } from './headers.ts';

export interface ClientOptions {
  /** Where the API lives; empty means the page's own origin. [A-360 M-341] */
  baseUrl: string;
  token: { get(): string | null; clear(): void };
  /** Device, language, advertising and referral headers, read anew for each call. */
  headers?: () => Record<string, string>;
  fetch?: typeof fetch;
}

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface Client {
  call<C extends Call>(call: C, input: InputOf<C>, options?: CallOptions): Promise<AnswerOf<C>>;
  /** Sends a file in the field `file` of a multipart body. */
  upload<C extends Call>(call: C, file: File, options?: UploadOptions): Promise<AnswerOf<C>>;
}

export interface UploadOptions {
  /** Sends in place of fetch: a browser can tell how far a file is, and fetch cannot. */
  send?: (url: string, init: RequestInit) => Promise<Response>;
}

interface SendOptions extends CallOptions, UploadOptions {
  file?: File;
}

type Input = Record<string, unknown>;

/** Path parameters leave the input; what remains is the query of a GET or the body of a POST. */
function fillPath(path: string, input: Input): { path: string; rest: Input } {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    if (value === undefined) {
      throw new ClientError(
        'validation',
        `The request does not say which ${name}`,
        'INVALID_INPUT',
      );
    }
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}

/** What moves money is sent by POST, which no link, picture or prefetch can repeat; its GET is for others. */
const methodOf = ({ methods }: Call) => (methods.includes('POST') ? 'POST' : 'GET');

function queryOf(input: Input): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  );
  return given.length > 0 ? `?${query}` : '';
}

function messageOf(data: unknown): string {
  if (typeof data === 'string' && data !== '') return data;
  if (data === undefined || data === null || data === '') return 'Unknown error';
  return JSON.stringify(data);
}

/** A file that did not arrive is a failure of its own kind, whatever the reason; a lost session stays what it is. */
function asUploadError(error: unknown): never {
  if (!(error instanceof ClientError) || error.category === 'authentication') throw error;
  const { message, code, requestId, details } = error;
  throw Object.assign(new ClientError('file-upload', message, code, error), { requestId, details });
}

/** The typed client that the apps, the tests and the bench share. */
export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));

  async function prepare(
    call: Call,
    input: Input,
    token: string | null,
    { idempotencyKey, signal, file }: SendOptions,
  ): Promise<{ url: string; init: RequestInit }> {
    const { path, rest } = fillPath(call.path, input);
    const url = `${options.baseUrl}${path}`;
    const headers: Record<string, string> = { ...options.headers?.(), accept: mediaTypes.cbor };
    if (token) headers[headerNames.token] = `Bearer ${token}`;
    if (idempotencyKey) headers[headerNames.idempotencyKey] = idempotencyKey;
    const method = methodOf(call);
    const init: RequestInit = { method, headers, signal: signal ?? null };
    // The device is known by a cookie of the API's own host.
    if (options.baseUrl !== '') init.credentials = 'include';
    if (method === 'GET') return { url: `${url}${queryOf(rest)}`, init };
    if (file) {
      // The browser sets the content type, with the multipart boundary that it chose.
      init.body = new FormData();
      init.body.set('file', file);
      return { url, init };
    }
    headers['content-type'] = mediaTypes[call.encoding];
    init.body = await encodeBody(call.encoding, rest);
    return { url, init };
  }

  async function request(
    call: Call,
    input: Input,
    token: string | null,
    callOptions: SendOptions,
  ): Promise<Response> {
    // Staff are known by a cookie that script cannot read.
    if (call.access === 'player' && !token) {
      throw new ClientError('authentication', errors.UNAUTHENTICATED.message.en, 'UNAUTHENTICATED');
    }
    const { url, init } = await prepare(call, input, token, callOptions);
    try {
      return await (callOptions.send ?? send)(url, init);
    } catch (cause) {
      if (callOptions.signal?.aborted) throw cause;
      throw new ClientError('network', 'Network error', 'NETWORK', cause);
    }
  }

  async function read(response: Response): Promise<Envelope<unknown>> {
    try {
      const bytes = new Uint8Array(await response.arrayBuffer());
      const decoded = await decodeBody(response.headers.get('content-type') ?? '', bytes);
      if (typeof decoded !== 'object' || decoded === null || !('status' in decoded)) {
        throw new TypeError('The answer has no envelope');
      }
      return decoded as Envelope<unknown>;
    } catch (cause) {
      throw new ClientError('binary-decoding', 'The answer cannot be decoded', 'DECODING', cause);
    }
  }

  /** The answer to a request under way may speak of a token that was replaced meanwhile: the new one stays. */
  function forget(token: string | null): void {
    if (options.token.get() === token) options.token.clear();
  }

  function refuse(
    envelope: { data: unknown; code?: string; details?: Details },
    token: string | null,
    category: 'server' | 'not-found' = 'server',
  ): never {
    const message = messageOf(envelope.data);
    if (message === errors.SESSION_EXPIRED.message.en) forget(token);
    const refusal = new ClientError(category, message, envelope.code ?? 'SERVER');
    refusal.details = envelope.details ?? {};
    throw refusal;
  }

  async function exchange(call: Call, input: Input, sendOptions: SendOptions): Promise<unknown> {
    const token = options.token.get();
    const response = await request(call, input, token, sendOptions);
    try {
      return await dataOf(response, token);
    } catch (error) {
      if (error instanceof ClientError) {
        error.requestId = response.headers.get(headerNames.requestId);
      }
      throw error;
    }
  }

  async function dataOf(response: Response, token: string | null): Promise<unknown> {
    if (response.status === 401) {
      forget(token);
      const { message } = errors.UNAUTHENTICATED;
      throw new ClientError('authentication', message.en, 'UNAUTHENTICATED');
    }
    if (!response.ok) {
      // A proxy answers without our envelope: then the status is all there is.
      const envelope = await read(response).catch(() => null);
      const category = response.status === 404 ? 'not-found' : 'server';
      if (envelope && !envelope.status) refuse(envelope, token, category);
      throw new ClientError(category, 'Server error', `HTTP_${response.status}`);
    }
    const envelope = await read(response);
    if (!envelope.status) refuse(envelope, token);
    return envelope.data;
  }

  return {
    call: (call, input, callOptions = {}) =>
      exchange(call, (input ?? {}) as Input, callOptions) as Promise<AnswerOf<typeof call>>,
    upload: (call, file, uploadOptions = {}) =>
      exchange(call, {}, { ...uploadOptions, file }).catch(asUploadError) as Promise<
        AnswerOf<typeof call>
      >,
  };
}
