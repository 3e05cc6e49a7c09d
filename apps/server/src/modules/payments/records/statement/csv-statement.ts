import { nameOfCashType } from '@perya/contract/rules/cash-types';
import { paymentStatusTexts } from '@perya/contract/rules/payment-status';
import { say, type Text } from '@perya/contract/text';
import { toPesos } from '@perya/money';
import { csvLine } from '../../../../platform/files/csv-cell.ts';
import { manilaMoment } from './manila-moment.ts';
import type { Statement } from './statement.ts';
import { statementTexts as texts } from './statement-texts.ts';

const columns = [texts.time, texts.id, texts.type, texts.status, texts.amount, texts.balance];
const chunkCharacters = 32 * 1024;
/** Spreadsheets take a file without it for another encoding. */
const byteOrderMark = '\uFEFF';

/** A line of titles and a line for each transaction, oldest first. */
export async function* writeCsvStatement(statement: Statement): AsyncIterable<Buffer> {
  const inWords = (text: Text) => say(text, statement.language);
  let text = byteOrderMark + csvLine(columns.map(inWords));
  for await (const row of statement.rows) {
    text += csvLine([
      manilaMoment(row.createdAt),
      String(row.id),
      inWords(nameOfCashType(row.cashType)),
      inWords(paymentStatusTexts[row.status]),
      toPesos(row.amount),
      toPesos(row.balanceAfter),
    ]);
    if (text.length < chunkCharacters) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
