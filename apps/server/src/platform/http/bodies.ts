import { mediaTypes } from '@perya/contract/headers';
import { Decoder } from 'cbor-x';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';
import { scanCbor } from './scan-cbor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The caller signs the body, so it is kept as it came. */
    isSigned?: boolean;
  }
  interface FastifyRequest {
    signedBody?: string;
  }
}

const maxJsonDepth = 32;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const decoder = new Decoder({ useRecords: false, mapsAsObjects: true });

export type Fields = Record<string, unknown>;

function assertShallow(value: unknown, depth = 0): void {
  if (depth > maxJsonDepth) throw new RangeError('The body is nested too deeply');
  if (typeof value !== 'object' || value === null) return;
  for (const child of Object.values(value)) assertShallow(child, depth + 1);
}

function readCbor(bytes: Buffer): unknown {
  scanCbor(bytes);
  return decoder.decode(bytes);
}

/** `__proto__` in JSON becomes an own field here, not a prototype, and no schema knows such a field. */
function readJson(bytes: Buffer): unknown {
  const value: unknown = JSON.parse(utf8.decode(bytes));
  assertShallow(value);
  return value;
}

function readForm(bytes: Buffer): unknown {
  return Object.fromEntries(new URLSearchParams(utf8.decode(bytes)));
}

/** An empty body is an empty record: some calls take no input. */
function toFields(read: (bytes: Buffer) => unknown, bytes: Buffer): Fields {
  let value: unknown;
  try {
    value = bytes.length === 0 ? {} : read(bytes);
  } catch (cause) {
    throw new Refusal('UNDECODABLE_BODY', undefined, cause);
  }
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord || value instanceof Uint8Array) throw new Refusal('UNDECODABLE_BODY');
  return value as Fields;
}

/** CBOR, JSON and form bodies are accepted on every POST, by content type. */
export function registerBodyParsers(app: FastifyInstance): void {
  const readers = { cbor: readCbor, json: readJson, form: readForm } as const;
  app.removeAllContentTypeParsers();
  for (const [name, read] of Object.entries(readers)) {
    const type = mediaTypes[name as keyof typeof readers];
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (request, bytes, done) => {
      try {
        if (request.routeOptions.config.isSigned) request.signedBody = bytes.toString();
        done(null, toFields(read, bytes as Buffer));
      } catch (error) {
        done(error as Error);
      }
    });
  }
}
