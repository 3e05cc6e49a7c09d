import * as account from './calls/account.ts';
import { getBrandIndex, getIndex } from './calls/index-data.ts';
import * as password from './calls/password.ts';
import {
  loginByCode,
  loginByPassword,
  loginBySecondFactor,
  logout,
  refreshToken,
  register,
  sendCode,
} from './calls/session.ts';
import { getWallet } from './calls/wallet.ts';

/** Every call of the product. A call is added here when it is built, never before. */
export const calls = {
  getIndex,
  getBrandIndex,
  sendCode,
  loginByCode,
  loginByPassword,
  loginBySecondFactor,
  register,
  logout,
  refreshToken,
  ...password,
  ...account,
  getWallet,
} as const;
