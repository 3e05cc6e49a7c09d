import * as account from './calls/account.ts';
import { listBets, listDailyWins, readBet } from './calls/bets.ts';
import {
  addFavourite,
  listFavourites,
  listGames,
  listPlatforms,
  listPlayedGames,
  removeFavourite,
} from './calls/catalogue.ts';
import { getFaq, getPrivacy, getStatement, getTerms } from './calls/documents.ts';
import { getBrandIndex, getIndex } from './calls/index-data.ts';
import { launchGame, launchGameV2 } from './calls/launch.ts';
import { cancelLimitChange, excludeSelf, getLimits, updateLimits } from './calls/limits.ts';
import * as password from './calls/password.ts';
import { addTestFunds } from './calls/sandbox-funds.ts';
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
  listPlatforms,
  listGames,
  listPlayedGames,
  addFavourite,
  listFavourites,
  removeFavourite,
  getTerms,
  getPrivacy,
  getFaq,
  getStatement,
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
  addTestFunds,
  launchGame,
  launchGameV2,
  getLimits,
  updateLimits,
  cancelLimitChange,
  excludeSelf,
  listBets,
  readBet,
  listDailyWins,
} as const;
