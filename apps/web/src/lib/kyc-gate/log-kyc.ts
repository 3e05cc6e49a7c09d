/** What the identity gate tells nobody but whoever looks into the browser's log. [A-234 M-427] */
export function logKyc(text: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: it is the log that the documents name.
  console.info(text, ...(cause === undefined ? [] : [cause]));
}
