import { pathWithoutToken } from '@perya/contract/partners/entry-address';
import type { FastifyRequest } from 'fastify';

/** Names of fields that must never be readable in a log line, wherever in the line they stand. */
const secretFields = new Set([
  'authorization',
  'cookie',
  'token',
  'code',
  'otp',
  'otpCode',
  'password',
  'new_password',
  'id_number',
  'idNumber',
  'secret',
]);

export const isSecretField = (name: string) => secretFields.has(name);

const depthMax = 4;

/** Walks plain values only: errors and requests have serializers of their own. */
function censor(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => censor(item, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  if (depth > depthMax) return '[deep]';
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      isSecretField(name) ? '[secret]' : censor(field, depth + 1),
    ]),
  );
}

/** The query may carry tokens of partners, so the log knows only the path. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

const privatePath = /^(\/(?:files|backoffice)\/private\/).+/;

/** An address of something private, or with a partner's token in it, is not for whoever reads the log. */
export const loggedPath = (url: string) =>
  pathWithoutToken(pathOf(url).replace(privatePath, '$1…'));

/** Anything may be thrown, also nothing: to say so must never end the process that says it. */
function describeThrown(thrown: unknown) {
  if (!(thrown instanceof Error)) {
    return { type: typeof thrown, message: String(thrown), stack: '', code: '' };
  }
  const { name, message, stack = '', code = '' } = thrown as Error & { code?: string };
  return { type: name, message, stack, code };
}

/** The library's own redaction by path patterns took a sixth of the server's time; one walk takes next to none. */
export function logOptions(level: string, stream?: { write(line: string): void }) {
  return {
    ...(stream ? { stream } : {}),
    level,
    formatters: {
      log: (fields: Record<string, unknown>) => censor(fields, 0) as Record<string, unknown>,
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.url) }),
      err: describeThrown,
    },
  };
}
