import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { nameOfCashType } from '@perya/contract/rules/cash-types';
import { paymentStatusTexts } from '@perya/contract/rules/payment-status';
import { say, type Text } from '@perya/contract/text';
import { formatPesos } from '@perya/money';
import PDFDocument from 'pdfkit';
import type { TransactionRow } from '../../records.store.ts';
import { manilaMoment } from '../manila-moment.ts';
import type { Statement } from '../statement.ts';
import { statementTexts as texts } from '../statement-texts.ts';
import { drawFirstPage } from './draw-first-page.ts';
import { drawCells, drawFoot, drawTitles } from './draw-lines.ts';
import {
  laterRowsTop,
  page,
  pagesOf,
  rowColumns,
  rowHeight,
  rowsBelow,
  rowsTop,
} from './layout.ts';

/** A book of 200 pages is more than anybody prints; whoever wants every row takes the CSV. */
const pdfRowsMax = 10_000;

const rowTitles = [texts.time, texts.id, texts.type, texts.status, texts.amount, texts.balance];
const plain = { sign: false } as const;

function cellsOf(row: TransactionRow, inWords: (text: Text) => string): string[] {
  return [
    manilaMoment(row.createdAt),
    String(row.id),
    inWords(nameOfCashType(row.cashType)),
    inWords(paymentStatusTexts[row.status]),
    formatPesos(row.amount, plain),
    formatPesos(row.balanceAfter, plain),
  ];
}

async function draw(doc: PDFKit.PDFDocument, statement: Statement): Promise<void> {
  const inWords = (text: Text) => say(text, statement.language);
  const shown = Math.min(statement.rowCount, pdfRowsMax);
  const isCut = statement.rowCount > shown;
  const pages = pagesOf(shown + (isCut ? 1 : 0), statement.sums.length);
  let number = 1;
  const titles = rowTitles.map(inWords);
  drawFirstPage(doc, statement);
  let top = rowsTop(statement.sums.length);
  let left = rowsBelow(top);
  if (shown === 0) doc.font('Helvetica').fontSize(9).text(inWords(texts.nothing), page.margin, top);
  else drawTitles(doc, titles, rowColumns, top);
  const foot = () =>
    drawFoot(doc, `${inWords(texts.page)} ${number} ${inWords(texts.of)} ${pages}`);
  const nextLine = async () => {
    if (left > 0) {
      left -= 1;
      top += rowHeight;
      return;
    }
    foot();
    // Other requests have their turn between two pages.
    await nextTurn();
    doc.addPage();
    number += 1;
    drawTitles(doc, titles, rowColumns, laterRowsTop);
    top = laterRowsTop + rowHeight;
    left = rowsBelow(laterRowsTop) - 1;
  };
  let count = 0;
  for await (const row of statement.rows) {
    if (doc.destroyed || count === shown) break;
    count += 1;
    await nextLine();
    drawCells(doc, cellsOf(row, inWords), rowColumns, top);
  }
  if (isCut) {
    await nextLine();
    doc.text(inWords(texts.cut), page.margin, top, { lineBreak: false });
  }
  foot();
}

/** The statement as a document to print: who, when, what it came to, and every transaction. */
export function writePdfStatement(statement: Statement): Readable {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    info: { Title: say(texts.title, statement.language), Author: statement.brandName },
  });
  draw(doc, statement).then(
    () => doc.end(),
    (error: Error) => doc.destroy(error),
  );
  return doc;
}
