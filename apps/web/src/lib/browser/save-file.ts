/** Lets the browser save what the server sends at an address; the page stays. */
export function saveFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  // The server names the file.
  link.download = '';
  link.click();
}
