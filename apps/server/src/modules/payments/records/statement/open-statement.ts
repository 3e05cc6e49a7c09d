import { Readable } from 'node:stream';
import type { PrivateAddress } from '../../../../platform/files/private-address.ts';
import type { PrivateFile } from '../../../../platform/files/register-private-files.ts';
import type { RecordsServices } from '../services.ts';
import { writeCsvStatement } from './csv-statement.ts';
import { writePdfStatement } from './pdf/pdf-statement.ts';
import { readStatement } from './statement.ts';
import { readOrder } from './statement-order.ts';

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
