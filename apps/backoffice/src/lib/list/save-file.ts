/** By this sign in front spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF';

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([byteOrderMark, csv], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
