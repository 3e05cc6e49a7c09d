import type { BrandTag } from '@perya/contract/brands';
import type { Language } from '@perya/contract/text';
import type { StatementFormat, StatementOrder } from './statement.ts';
import { readStatementDays } from './statement-days.ts';

type Fields = [uid: string, from: string, to: string, StatementFormat, Language, BrandTag];

/** As it stands in an address, which nobody but us can make. */
export function writeOrder({ uid, days, format, language, brand }: StatementOrder): string {
  return JSON.stringify([String(uid), days.from, days.to, format, language, brand]);
}

export function readOrder(text: string, now: Date): StatementOrder | null {
  const [uid, from, to, format, language, brand] = JSON.parse(text) as Fields;
  const days = readStatementDays(from, to, now);
  return days && { uid: BigInt(uid), days, format, language, brand };
}
