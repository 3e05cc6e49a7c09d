import { type Column, contentWidth, page, rowHeight } from './layout.ts';

const ink = '#1c1c28';
const muted = '#5d5d70';
const line = '#d5d5de';

export function drawCells(
  doc: PDFKit.PDFDocument,
  cells: readonly string[],
  columns: readonly Column[],
  top: number,
): void {
  cells.forEach((cell, place) => {
    const column = columns[place];
    if (column === undefined) return;
    const { x, width, align } = column;
    doc.text(cell, x, top, { width, align, lineBreak: false, height: rowHeight, ellipsis: true });
  });
}

/** A line of titles, and the face and colour of what follows. */
export function drawTitles(
  doc: PDFKit.PDFDocument,
  titles: readonly string[],
  columns: readonly Column[],
  top: number,
): void {
  doc.font('Helvetica-Bold').fontSize(8).fillColor(muted);
  drawCells(doc, titles, columns, top);
  drawRule(doc, top + 11);
  doc.font('Helvetica').fontSize(8).fillColor(ink);
}

export function drawRule(doc: PDFKit.PDFDocument, top: number): void {
  doc
    .moveTo(page.margin, top)
    .lineTo(page.margin + contentWidth, top)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
}

export function drawFoot(doc: PDFKit.PDFDocument, text: string): void {
  doc.font('Helvetica').fontSize(8).fillColor(muted);
  const options = { width: contentWidth, align: 'right', lineBreak: false } as const;
  doc.text(text, page.margin, page.height - 40, options);
  doc.fillColor(ink);
}
