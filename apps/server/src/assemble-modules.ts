import { availableParallelism } from 'node:os';
import type { calls } from '@perya/contract/calls';
import type pg from 'pg';
import { catalogueRoutes, createCatalogue } from './modules/catalogue/index.ts';
import { contentRoutes, createContent } from './modules/content/index.ts';
import { betRoutes, createBets, createGames, gamesRoutes } from './modules/games/index.ts';
import { createIdentity, identityRoutes } from './modules/identity/index.ts';
import { createKyc } from './modules/kyc/index.ts';
import { createLedger, createLedgerJobs, ledgerRoutes } from './modules/ledger/index.ts';
import { createLimits, limitsRoutes } from './modules/limits/index.ts';
import { createPayments, paymentsRoutes } from './modules/payments/index.ts';
import type { PictureStore } from './platform/files/picture-store.ts';
import type { Limiter } from './platform/http/limits.ts';
import type { Handlers } from './platform/http/mount-calls.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Keyring } from './platform/keyring.ts';
import type { Settings } from './platform/settings.ts';
import type { MessageSender } from './providers/messages/sender.ts';

export interface ModuleNeeds {
  settings: Settings;
  pool: pg.Pool;
  /** Postings wait for nothing but each other, so they may have connections of their own. */
  ledgerPool?: pg.Pool;
  limiter: Limiter;
  pictures: PictureStore;
  keyring: Keyring;
  sender: MessageSender;
}

/** Makes every module, bottom to top. The product, its tests and its benches all run on this one assembly. */
export function assembleModules(needs: ModuleNeeds) {
  const { settings, pool, limiter, pictures, keyring, sender } = needs;
  const ledger = createLedger({ pool: needs.ledgerPool ?? pool });
  const identity = createIdentity({
    pool,
    limiter,
    pictures,
    keyring,
    sender,
    hashesAtOnce: Math.max(1, availableParallelism() - 1),
  });
  const content = createContent(pool);
  const kyc = createKyc({ pool, policy: settings.kycPolicy });
  const { realityCheckMinutes, hasSandbox } = settings;
  const limits = createLimits({ pool, identity, realityCheckMinutes });
  const catalogue = createCatalogue({ pool, content });
  const games = createGames({
    pool,
    ...(needs.ledgerPool ? { walletPool: needs.ledgerPool } : {}),
    ledger,
    identity,
    kyc,
    limits,
    catalogue,
    keyring,
    limiter,
  });
  const bets = createBets({ pool, catalogue, ledger, identity, hasSandbox });
  const payments = createPayments({ pool, kyc, ledger, hasSandbox });
  const handlers: Handlers<typeof calls> = {
    ...contentRoutes(content),
    ...identityRoutes(identity.services, kyc.statusOf),
    ...ledgerRoutes(ledger),
    ...limitsRoutes(limits),
    ...catalogueRoutes(catalogue),
    ...gamesRoutes(games),
    ...betRoutes(bets),
    ...paymentsRoutes(payments),
  };
  const jobs: Jobs[] = [createLedgerJobs(ledger), identity.jobs, games.jobs, bets.jobs];
  return {
    ledger,
    identity,
    content,
    kyc,
    limits,
    catalogue,
    games,
    bets,
    payments,
    handlers,
    jobs,
  };
}

export type Modules = ReturnType<typeof assembleModules>;
