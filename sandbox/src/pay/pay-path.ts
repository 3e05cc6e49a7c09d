/** Where the gateway stands, on its own port and on the platform's. */
export const payPath = '/sandbox/pay';
