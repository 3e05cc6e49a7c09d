import { dayLine } from '@perya/contract/payment-gateway/wire';
import { centavos } from '@perya/money';
import { readAs } from './ask-gateway.ts';
import { GatewayFailure, type GatewayLine } from './gateway.ts';

/** A line that has no end is none of ours. */
const lineLengthMax = 10_000;

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const part of body) {
    const lines = `${rest}${decoder.decode(part, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > lineLengthMax) throw new GatewayFailure('unreadable');
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** The movements of a day, one by one. A file without its last line, or with another count, is torn. */
export async function* readDayLines(
  body: AsyncIterable<Uint8Array> | null,
): AsyncIterable<GatewayLine> {
  let read = 0;
  for await (const text of linesOf(body ?? (async function* () {})())) {
    const line = readAs(dayLine, text);
    if (line.kind === 'end') {
      if (line.lines !== read) throw new GatewayFailure('unreadable');
      return;
    }
    read += 1;
    const { kind, reference, payment_id, amount, currency, at } = line;
    yield {
      kind,
      reference,
      paymentId: payment_id,
      amount: centavos(amount),
      currency,
      at: new Date(at * 1000),
    };
  }
  throw new GatewayFailure('unreadable');
}
