import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { Form } from './form.ts';

/** Points of an A4 page. */
const page = { width: 595.28, margin: 50 } as const;
const contentWidth = page.width - 2 * page.margin;
const valueLeft = page.margin + 210;
const ink = '#1c1c28';
const muted = '#5d5d70';

function drawLine(doc: PDFKit.PDFDocument, left: number, top: number, width: number): void {
  doc
    .moveTo(left, top)
    .lineTo(left + width, top)
    .lineWidth(0.7)
    .strokeColor(muted)
    .stroke();
}

function drawFacts(doc: PDFKit.PDFDocument, { facts }: Form): void {
  for (const [name, value] of facts) {
    const top = doc.y + 6;
    doc.font('Helvetica').fontSize(10).fillColor(muted);
    doc.text(name, page.margin, top, { width: 200 });
    const below = doc.y;
    if (value === '') drawLine(doc, valueLeft, top + 11, page.width - page.margin - valueLeft);
    else {
      doc.font('Helvetica-Bold').fillColor(ink);
      doc.text(value, valueLeft, top, { width: page.width - page.margin - valueLeft });
    }
    doc.y = Math.max(below, doc.y) + 4;
  }
}

function drawGroup(
  doc: PDFKit.PDFDocument,
  { title, options }: Form['choices'][number],
  left: number,
): void {
  const width = contentWidth / 2 - 12;
  doc.font('Helvetica-Bold').fontSize(10).fillColor(ink);
  doc.text(title, left, doc.y, { width });
  for (const option of options) {
    const top = doc.y + 7;
    doc.rect(left, top, 10, 10).lineWidth(0.8).strokeColor(ink).stroke();
    doc.font('Helvetica').text(option, left + 18, top + 1, { width: width - 18 });
  }
}

/** Two beside each other, so that a form is one sheet. */
function drawChoices(doc: PDFKit.PDFDocument, { choices }: Form): void {
  for (let at = 0; at < choices.length; at += 2) {
    const top = doc.y + 14;
    const bottoms = choices.slice(at, at + 2).map((group, place) => {
      doc.y = top;
      drawGroup(doc, group, page.margin + (place * contentWidth) / 2);
      return doc.y;
    });
    doc.y = Math.max(...bottoms);
  }
}

/** Who signs and when stand on one line, and below whoever received it. */
function drawSignatures(doc: PDFKit.PDFDocument, { signatures }: Form): void {
  const width = contentWidth / 2 - 12;
  doc.y += 12;
  for (let at = 0; at < signatures.length; at += 2) {
    const top = doc.y + 26;
    for (const [place, name] of signatures.slice(at, at + 2).entries()) {
      const left = page.margin + (place * contentWidth) / 2;
      drawLine(doc, left, top, width);
      doc.font('Helvetica').fontSize(8).fillColor(muted);
      doc.text(name, left, top + 4, { width });
    }
  }
}

function draw(doc: PDFKit.PDFDocument, form: Form): void {
  doc.font('Helvetica-Bold').fontSize(20).fillColor(ink);
  doc.text(form.brandName, page.margin, page.margin);
  doc.font('Helvetica').fontSize(14);
  doc.text(form.title, page.margin, doc.y + 2);
  drawLine(doc, page.margin, doc.y + 6, contentWidth);
  doc.y += 12;
  drawFacts(doc, form);
  drawChoices(doc, form);
  if (form.declaration !== null) {
    doc.font('Helvetica').fontSize(10).fillColor(ink);
    doc.text(form.declaration, page.margin, doc.y + 16, { width: contentWidth });
  }
  drawSignatures(doc, form);
  doc.font('Helvetica').fontSize(8).fillColor(muted);
  doc.text(form.foot.join('\n'), page.margin, doc.y + 18, { width: contentWidth });
}

/** A form as a document to print. */
export function writePdfForm(form: Form): Readable {
  const doc = new PDFDocument({
    size: 'A4',
    margin: page.margin,
    info: { Title: form.title, Author: form.brandName },
  });
  draw(doc, form);
  doc.end();
  return doc;
}
