import type { Details } from './envelope.ts';

/** The kinds of failure that the app tells apart, each with where it arises. */
export type ErrorCategory =
  /** What was to be sent lacks a part of its path and never left. */
  | 'validation'
  /** No token, a refused one, or a login that brought none. */
  | 'authentication'
  /** The server answered that it did not succeed, or failed. */
  | 'server'
  /** Nothing came back. */
  | 'network'
  /** The server agreed, and the outcome is still not one to go on with. */
  | 'business'
  /** Nothing is at the address that was asked, of the API or of a file beside it (404). */
  | 'not-found'
  /** What is kept of the player may not be filled without one. */
  | 'repository'
  /** A file beside the API that could not be read. */
  | 'fetch'
  | 'binary-decoding'
  /** Anything else that was thrown. */
  | 'unknown'
  | 'file-upload';

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
  return (
    error instanceof ClientError && (error.category === 'server' || error.category === 'not-found')
  );
}

/** The server said no, by a code of its own: not a gateway before it, which knows only a status. */
export function isRefusal(error: unknown): error is ClientError {
  return isApiError(error) && !error.code.startsWith('HTTP_');
}

/** Whatever was thrown, as one of ours. [A-405 A-406] */
export function asClientError(error: unknown): ClientError {
  if (error instanceof ClientError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new ClientError('unknown', message, 'UNKNOWN', error);
}
