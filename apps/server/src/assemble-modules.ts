import type pg from 'pg';
import { createAudit } from './modules/audit/index.ts';
import { createCatalogue } from './modules/catalogue/index.ts';
import { createContent } from './modules/content/index.ts';
import { betRoutes, createBets, createGames, gamesRoutes } from './modules/games/index.ts';
import { createIdentity } from './modules/identity/index.ts';
import { createKyc } from './modules/kyc/index.ts';
import { createLedger } from './modules/ledger/index.ts';
import { createLimits } from './modules/limits/index.ts';
import { createMessages } from './modules/messages/index.ts';
import { createPayments } from './modules/payments/index.ts';
import { createProfile } from './modules/profile/index.ts';
import type { Bell } from './platform/events/bell.ts';
import type { PictureStore } from './platform/files/picture-store.ts';
import { gatherModules } from './platform/gather-modules.ts';
import type { Limiter } from './platform/http/limits.ts';
import type { Keyring } from './platform/keyring.ts';
import { noJobs, nothingToClose } from './platform/module.ts';
import type { Settings } from './platform/settings.ts';
import type { MessageSender } from './providers/messages/sender.ts';

/** What the platform and the providers give to the modules. */
export interface Parts {
  settings: Settings;
  pool: pg.Pool;
  /** Postings and bets wait for nothing but each other, so they have connections of their own. */
  ledgerPool: pg.Pool;
  limiter: Limiter;
  pictures: PictureStore;
  keyring: Keyring;
  sender: MessageSender;
  /** Rings when a recorded deed was committed. */
  bell: Bell;
}

/** Makes every module, bottom to top. The product, its tests and its benches all run on this one assembly. */
export function assembleModules(parts: Parts) {
  const { settings, pool, ledgerPool, limiter, keyring } = parts;
  const { hasSandbox } = settings;
  const rest = { jobs: noJobs, close: nothingToClose };
  const audit = createAudit(parts);
  const ledger = createLedger({ pool: ledgerPool });
  const identity = createIdentity({ ...parts, audit: audit.door });
  const content = createContent(parts);
  const kyc = createKyc(parts);
  const limits = createLimits({ ...parts, audit: audit.door, identity: identity.door });
  const catalogue = createCatalogue({ ...parts, content: content.door });
  const below = {
    ledger: ledger.door,
    identity: identity.door,
    kyc: kyc.door,
    limits: limits.door,
    catalogue: catalogue.door,
  };
  const games = createGames({ pool, walletPool: ledgerPool, keyring, limiter, ...below });
  const bets = createBets({ pool, hasSandbox, ...below });
  const payments = createPayments({ ...parts, ...below });
  const messages = createMessages(below);
  const profile = createProfile(below);
  return gatherModules({
    audit,
    ledger,
    identity,
    content,
    kyc,
    limits,
    catalogue,
    games: { ...games, door: games, handlers: gamesRoutes(games) },
    bets: { ...rest, door: bets, handlers: betRoutes(bets), jobs: bets.jobs },
    payments,
    messages,
    profile,
  });
}

export type Doors = ReturnType<typeof assembleModules>['doors'];
