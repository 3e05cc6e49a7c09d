import { demoPromotions } from '@perya/demo/promotions/promotions';
import type pg from 'pg';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { fillBets } from '../bets/fill-bets.ts';
import { assembleProduct } from '../product/assemble-product.ts';
import { rewardsEnvironment } from './rewards-setting.ts';

const dayMs = 86_400_000;

/** It is noon in Manila when a run begins, so that no midnight falls into it; a day later it is noon again. */
export async function setClock(owner: pg.Pool, days: number): Promise<void> {
  const toNoonMs = dayMs - ((Date.now() - 4 * 3_600_000) % dayMs);
  await owner.query(
    `create or replace function platform.clock() returns timestamptz language sql volatile
     return clock_timestamp() + interval '${toNoonMs + days * dayMs} milliseconds'`,
  );
}

/** Players with money at a venue of their own, what the demo operator gives, and a session for each. */
export async function prepareRewards(
  urls: { url: string; ownerUrl: string },
  players: number,
): Promise<{ uids: bigint[]; tokens: string[] }> {
  const owner = createPool(urls.ownerUrl, { max: 1 });
  await migrate(owner);
  await fillBets(owner, { players, games: 1, bets: 0 });
  await setClock(owner, 0);
  // They have come just now: the first week of newbie rewards has begun.
  await owner.query('update identity.player set created_at = platform.clock()');
  await owner.query(
    `update games.seat set launched_at = platform.clock(), expires_at = platform.clock() + interval '1 day'`,
  );
  await owner.end();
  const { apis, end } = await assembleProduct(urls.url, rewardsEnvironment(0));
  try {
    await apis.promotions.addMissing(demoPromotions);
    const uids = Array.from({ length: players }, (_, number) => BigInt(number + 1));
    const until = new Date(Date.now() + 4 * dayMs);
    const tokens = await Promise.all(uids.map((uid) => apis.identity.grantSession(uid, until)));
    return { uids, tokens };
  } finally {
    await end();
  }
}
