/** As Chromium, Firefox and Safari say it. */
const failedImport = /dynamically imported module|importing a module script|unable to preload CSS/i;

/** Whether a chunk of the app failed to load. Browsers keep the failure, so only a reload of the page fetches it again. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && failedImport.test(error.message);
}
