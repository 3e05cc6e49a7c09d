/** By this sign in front spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF';

/** Hands a text to the browser as a file to keep: a table, or plain data that no sign may stand in front of. */
export function saveFile(
  name: string,
  text: string,
  type: 'text/csv' | 'application/json' = 'text/csv',
): void {
  const parts = type === 'text/csv' ? [byteOrderMark, text] : [text];
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
