import type { FastifyRequest } from 'fastify';

/** Names of fields that must never be readable in a log line, wherever in the line they stand. */
const secretFields = [
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
];

/** The query may carry tokens of partners, so the log knows only the path. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

export function logOptions(level: string, stream?: { write(line: string): void }) {
  return {
    ...(stream ? { stream } : {}),
    level,
    redact: {
      paths: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        code: error.code ?? '',
      }),
    },
  };
}
