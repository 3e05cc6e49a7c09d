import { Readable } from 'node:stream';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { prepareStatement as call } from '@perya/contract/payments/calls/transactions';
import {
  addressForPlayer,
  type PrivateAddress,
} from '../../../../platform/files/private-address.ts';
import type { PrivateFile } from '../../../../platform/files/register-private-files.ts';
import type { PlayerContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { RecordsServices } from '../services.ts';
import { writeCsvStatement } from './csv-statement.ts';
import { writePdfStatement } from './pdf/pdf-statement.ts';
import { readStatement } from './statement.ts';
import { readStatementDays } from './statement-days.ts';
import { readOrder, writeOrder } from './statement-order.ts';

/** An address by which this player, on this device, downloads a statement for five minutes. */
export async function prepareStatement(
  { keyring, rateLimiter, now }: RecordsServices,
  context: PlayerContext,
  { from, to, format }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { uid, language, brand } = context;
  const days = readStatementDays(from, to, new Date(now()));
  if (days === null) throw new Refusal('STATEMENT_RANGE');
  await rateLimiter.count('statement', String(uid));
  const order = writeOrder({ uid, days, format, language, brand });
  return addressForPlayer(keyring, context, 'statement', order);
}

/** The statement that an address was made for, written while it is sent. */
export async function openStatement(
  services: RecordsServices,
  { key }: PrivateAddress,
): Promise<PrivateFile | null> {
  const order = readOrder(key, new Date(services.now()));
  if (order === null) return null;
  const statement = await readStatement(services, order);
  const { from, to } = order.days;
  const saveAs = `statement-${from}-${to}.${order.format}`;
  return order.format === 'csv'
    ? { type: 'text/csv; charset=utf-8', body: Readable.from(writeCsvStatement(statement)), saveAs }
    : { type: 'application/pdf', body: writePdfStatement(statement), saveAs };
}
