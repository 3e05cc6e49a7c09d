/** What goes wrong with tasks and check-ins is told to nobody but whoever looks into the browser's log. [M-406] */
export function logTask(cause: unknown): null {
  // biome-ignore lint/suspicious/noConsole: it is the log that the documents name.
  console.info('A task or check-in was not carried out', cause);
  return null;
}
