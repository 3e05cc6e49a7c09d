/** Where the provider sends the browser back to, however the scan ended; it adds the ids of the scan. */
export const scanReturnPath = '/s-kyc?step=3';
