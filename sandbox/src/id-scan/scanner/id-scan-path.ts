/** Where the scanner stands, on its own port and on the platform's. */
export const idScanPath = '/sandbox/id-scan';
