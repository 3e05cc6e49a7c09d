import { getBrandIndex, getIndex } from './calls/index-data.ts';
import { getWallet } from './calls/wallet.ts';

/** Every call of the product. A call is added here when it is built, never before. */
export const calls = { getIndex, getBrandIndex, getWallet } as const;
