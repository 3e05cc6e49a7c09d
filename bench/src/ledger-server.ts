import { randomBytes } from 'node:crypto';
import { parsePesos, toPesos } from '@perya/money';
import { createApp } from '../../apps/server/src/app.ts';
import { createLedger, type Ledger } from '../../apps/server/src/modules/ledger/index.ts';
import { readBuckets } from '../../apps/server/src/platform/database/buckets.ts';
import { createPool } from '../../apps/server/src/platform/database/pool.ts';
import { createRateLimiter } from '../../apps/server/src/platform/http/rate-limits.ts';
import { Refusal } from '../../apps/server/src/platform/http/refusal.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { postAmount, postedScope, uidOf } from './ledger-call.ts';
import { noRateLimits } from './no-rate-limits.ts';

async function post(ledger: Ledger, uid: bigint, key: string, pesos: string) {
  const amount = parsePesos(pesos);
  if (amount === null) throw new Refusal('INVALID_INPUT');
  const result = await ledger.post({
    uid,
    scope: postedScope,
    key,
    amount,
    legs: [{ account: 'house.bench', amount: -amount as typeof amount }],
  });
  if (!result.ok) throw new Refusal('UNAVAILABLE', { en: result.code, tl: result.code });
  return {
    posting_id: String(result.postingId),
    balance: toPesos(result.balance),
    replayed: result.replayed,
  };
}

/** The product's HTTP stack and ledger, with one route of the bench's own; ends with its parent. */
async function main(): Promise<void> {
  const settings = readSettings({
    NODE_ENV: 'production',
    DATABASE_URL: process.env['DATABASE_URL'],
    PERYA_SECRET_KEY: randomBytes(32).toString('base64'),
    PERYA_SEED: 'none',
  });
  const url = settings.databaseUrl ?? '';
  const pool = createPool(url);
  const ledgerPool = createPool(url, { max: 4 });
  const { api: ledger } = createLedger({ pool: ledgerPool, buckets: await readBuckets(pool) });
  const app = await createApp({
    settings,
    pool,
    calls: { postAmount },
    handlers: { postAmount: ({ uid }, { key, amount }) => post(ledger, uid, key, amount) },
    authenticators: {
      player: async (token) => {
        const uid = uidOf(token);
        return uid === null
          ? { state: 'unknown' }
          : { state: 'valid', caller: { uid, session: '', partner: 'web' } };
      },
    },
    rateLimiter: createRateLimiter(noRateLimits, null),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  process.on('disconnect', () => process.exit(0));
  process.send?.(typeof address === 'object' ? address?.port : null);
}

await main();
