import { inflateSync } from 'node:zlib';

/** The words of a PDF whose faces need no embedding, page by page. */
export function readPdf(file: Buffer): string[] {
  const text = file.toString('latin1');
  const pages: string[] = [];
  for (const { index } of text.matchAll(/stream\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue;
    const start = index + 'stream\n'.length;
    const body = file.subarray(start, text.indexOf('\nendstream', start));
    const content = inflateSync(body).toString('latin1');
    const shown = [...content.matchAll(/\[((?:<[0-9a-f]*>|[\s\d.-])+)\] TJ/g)].map(
      ([, parts = '']) =>
        [...parts.matchAll(/<([0-9a-f]*)>/g)]
          .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
          .join(''),
    );
    pages.push(shown.join('\n'));
  }
  return pages;
}
