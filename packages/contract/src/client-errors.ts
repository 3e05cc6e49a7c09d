import type { Details } from './envelope.ts';

/** The kinds of failure that the app tells apart. */
export const errorCategories = [
  'validation',
  'authentication',
  'server',
  'network',
  'business',
  'not-found',
  'repository',
  'fetch',
  'binary-decoding',
  'unknown',
  'file-upload',
] as const;

export type ErrorCategory = (typeof errorCategories)[number];

/** A failure on the app's side of the wire: category, message, code and the moment it arose. */
export class ClientError extends Error {
  override name = 'ClientError';
  readonly category: ErrorCategory;
  readonly code: string;
  readonly timestamp: number;
  /** The request id of the server's log, if the request reached it. */
  requestId: string | null = null;
  /** What the server says beyond its message. */
  details: Details = {};

  constructor(category: ErrorCategory, message: string, code: string, cause?: unknown) {
    super(message, { cause });
    this.category = category;
    this.code = code;
    this.timestamp = Date.now();
  }
}

/** The server answered: its message may be shown to the player. */
export function isApiError(error: unknown): error is ClientError {
  return error instanceof ClientError && error.category === 'server';
}
