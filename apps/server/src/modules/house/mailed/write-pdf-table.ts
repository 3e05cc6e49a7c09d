import PDFDocument from 'pdfkit';

interface PdfTable {
  title: string;
  /** What stands under the title: of which days it is. */
  about: string;
  columns: readonly { title: string; isNumber: boolean }[];
  rows: readonly (readonly string[])[];
}

/** Points of an A4 page that lies on its side: reports have many columns. */
const page = { width: 841.89, height: 595.28, margin: 36 } as const;
const fontSize = 7;
const rowHeight = 14;
const titlesHeightMin = 26;
const ink = '#1c1c28';
const muted = '#5d5d70';
const gap = 4;

/** As wide as the longest word of a title or the longest cell asks for, and all of them as wide as the page. */
function widthsOf(doc: PDFKit.PDFDocument, { columns, rows }: PdfTable): number[] {
  const longest = (texts: readonly string[]) =>
    Math.max(0, ...texts.map((text) => doc.widthOfString(text)));
  doc.font('Helvetica-Bold').fontSize(fontSize);
  const titles = columns.map(({ title }) => longest(title.split(' ')));
  doc.font('Helvetica');
  const wanted = titles.map(
    (width, at) => Math.max(width, longest(rows.map((row) => row[at] ?? ''))) + 2 * gap,
  );
  const all = wanted.reduce((sum, width) => sum + width, 0);
  const scale = (page.width - 2 * page.margin) / all;
  return wanted.map((width) => width * scale);
}

/** As high as the longest title asks for: none is cut. */
function titlesHeightOf(
  doc: PDFKit.PDFDocument,
  { columns }: PdfTable,
  widths: readonly number[],
): number {
  doc.font('Helvetica-Bold').fontSize(fontSize);
  const heights = columns.map(({ title }, at) =>
    doc.heightOfString(title, { width: (widths[at] ?? 0) - 2 * gap }),
  );
  return Math.max(titlesHeightMin, ...heights.map((height) => height + 10));
}

interface Line {
  cells: readonly string[];
  top: number;
  height: number;
}

function drawLine(
  doc: PDFKit.PDFDocument,
  { columns }: PdfTable,
  widths: readonly number[],
  { cells, top, height }: Line,
): void {
  let left: number = page.margin;
  for (const [at, width] of widths.entries()) {
    const align = columns[at]?.isNumber ? 'right' : 'left';
    const box = { width: width - 2 * gap, height: height - gap, align, ellipsis: true } as const;
    doc.text(cells[at] ?? '', left + gap, top + gap, box);
    left += width;
  }
  doc
    .moveTo(page.margin, top + height)
    .lineTo(page.width - page.margin, top + height)
    .lineWidth(0.4)
    .strokeColor(muted)
    .stroke();
}

function drawHead(doc: PDFKit.PDFDocument, { title, about }: PdfTable): number {
  doc.font('Helvetica-Bold').fontSize(14).fillColor(ink);
  doc.text(title, page.margin, page.margin);
  doc.font('Helvetica').fontSize(9).fillColor(muted);
  doc.text(about, page.margin, doc.y + 2);
  return doc.y + 8;
}

function draw(doc: PDFKit.PDFDocument, table: PdfTable): void {
  const widths = widthsOf(doc, table);
  const titles = table.columns.map(({ title }) => title);
  const titlesHeight = titlesHeightOf(doc, table, widths);
  let number = 0;
  let top = 0;
  const begin = (at: number) => {
    number += 1;
    doc.font('Helvetica').fontSize(fontSize).fillColor(muted);
    const foot = { width: page.width - 2 * page.margin, align: 'right', lineBreak: false } as const;
    doc.text(String(number), page.margin, page.height - 26, foot);
    doc.font('Helvetica-Bold').fillColor(ink);
    drawLine(doc, table, widths, { cells: titles, top: at, height: titlesHeight });
    doc.font('Helvetica');
    top = at + titlesHeight;
  };
  begin(drawHead(doc, table));
  for (const cells of table.rows) {
    if (top + rowHeight > page.height - page.margin) {
      doc.addPage();
      begin(page.margin);
    }
    drawLine(doc, table, widths, { cells, top, height: rowHeight });
    top += rowHeight;
  }
}

/** A report as a document to print: its titles again on every page, each with its number. */
export async function writePdfTable(table: PdfTable): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    info: { Title: table.title, Author: 'Perya' },
  });
  draw(doc, table);
  doc.end();
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
