import * as z from 'zod/mini';
import { ProviderFailure } from './game-provider.ts';

/** The largest catalogues have some thousand games of about two kilobytes. */
const answerBytesMax = 32_000_000;

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > answerBytesMax) throw new ProviderFailure('unreadable');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  return new ProviderFailure((error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable');
}

export interface ProviderQuestion<Schema extends z.ZodMiniType> {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Without one it is asked by GET. */
  body?: string;
  /** JSON, unless it is said otherwise. */
  contentType?: string;
  answer: Schema;
  timeoutMs: number;
  /** A refusal by HTTP status that says something all the same, such as that it was done before. */
  readRefusal?(body: string): z.output<Schema> | null;
}

/** One question to a provider, bounded in time and size, and read by its schema; not sent on to another site. */
export async function askProvider<Schema extends z.ZodMiniType>(
  question: ProviderQuestion<Schema>,
): Promise<z.output<Schema>> {
  const { url, headers, body, contentType = 'application/json', answer, timeoutMs } = question;
  let text: string;
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': contentType }),
        ...headers,
      },
      body: body ?? null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await readBounded(response);
    if (!response.ok) {
      const said = response.status < 500 ? question.readRefusal?.(text) : null;
      if (said) return said;
      throw new ProviderFailure(response.status < 500 ? 'refused' : 'unreachable');
    }
  } catch (error) {
    throw failureOf(error);
  }
  try {
    // Some answer nothing where there is nothing to say.
    return z.parse(answer, text.trim() === '' ? null : JSON.parse(text));
  } catch {
    // The error would name what it met.
    throw new ProviderFailure('unreadable');
  }
}
