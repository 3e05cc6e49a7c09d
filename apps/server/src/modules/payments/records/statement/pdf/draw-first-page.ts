import { nameOfCashType } from '@perya/contract/rules/cash-types';
import { say, type Text } from '@perya/contract/text';
import { centavos, formatPesos } from '@perya/money';
import { manilaMoment } from '../manila-moment.ts';
import type { Statement } from '../statement.ts';
import { statementTexts as texts } from '../statement-texts.ts';
import { drawCells, drawRule, drawTitles } from './draw-lines.ts';
import { contentWidth, page, rowHeight, sumColumns } from './layout.ts';

const plain = { sign: false } as const;
const ink = '#1c1c28';
const muted = '#5d5d70';

function drawFacts(doc: PDFKit.PDFDocument, facts: readonly [string, string][], top: number) {
  facts.forEach(([name, value], place) => {
    const y = top + place * 16;
    doc
      .font('Helvetica')
      .fontSize(10)
      .fillColor(muted)
      .text(name, page.margin, y, { lineBreak: false });
    doc
      .font('Helvetica-Bold')
      .fillColor(ink)
      .text(value, page.margin + 130, y, { lineBreak: false });
  });
}

function drawSums(doc: PDFKit.PDFDocument, statement: Statement, inWords: (text: Text) => string) {
  let top = 220;
  drawTitles(
    doc,
    [texts.type, texts.count, texts.cameIn, texts.wentOut].map(inWords),
    sumColumns,
    top,
  );
  for (const { cashType, count, cameIn, wentOut } of statement.sums) {
    top += rowHeight;
    const amounts = [formatPesos(cameIn, plain), formatPesos(wentOut, plain)];
    drawCells(doc, [inWords(nameOfCashType(cashType)), String(count), ...amounts], sumColumns, top);
  }
  top += rowHeight;
  drawRule(doc, top - 3);
  doc.font('Helvetica-Bold');
  const cameIn = statement.sums.reduce((sum, each) => sum + each.cameIn, 0n);
  const wentOut = statement.sums.reduce((sum, each) => sum + each.wentOut, 0n);
  const totals = [cameIn, wentOut].map((sum) => formatPesos(centavos(sum), plain));
  drawCells(doc, [inWords(texts.total), String(statement.rowCount), ...totals], sumColumns, top);
  doc.font('Helvetica');
}

/** Whose it is, of when, what was there before and after, and what each type came to. */
export function drawFirstPage(doc: PDFKit.PDFDocument, statement: Statement): void {
  const inWords = (text: Text) => say(text, statement.language);
  doc.font('Helvetica-Bold').fontSize(20).fillColor(ink);
  doc.text(statement.brandName, page.margin, page.margin, { lineBreak: false });
  doc.font('Helvetica').fontSize(13);
  doc.text(inWords(texts.title), page.margin, page.margin + 26, { lineBreak: false });
  drawRule(doc, page.margin + 48);
  drawFacts(
    doc,
    [
      [inWords(texts.player), String(statement.uid)],
      [inWords(texts.period), `${statement.days.from} – ${statement.days.to}`],
      [inWords(texts.madeAt), manilaMoment(statement.madeAt)],
      [inWords(texts.opening), `PHP ${formatPesos(statement.opening, plain)}`],
      [inWords(texts.closing), `PHP ${formatPesos(statement.closing, plain)}`],
    ],
    page.margin + 62,
  );
  doc.font('Helvetica').fontSize(8).fillColor(muted);
  doc.text(inWords(texts.times), page.margin, page.margin + 150, { width: contentWidth });
  drawSums(doc, statement, inWords);
}
