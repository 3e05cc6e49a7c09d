import type { EmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { assembleProduct } from '../product/assemble-product.ts';
import { giftPromotion, liveEnvironment } from './live-setting.ts';

const atOnce = 8;

/** Players 1 to `players` who are logged in, and a gift without bounds; answers their tokens. */
export async function preparePlayers(
  { url, ownerUrl }: EmbeddedPostgres,
  players: number,
): Promise<string[]> {
  const owner = createPool(ownerUrl, { max: 1 });
  await migrate(owner);
  await owner.query(
    `insert into identity.player (uid, country_code, phone, username, nickname)
       select u, '63', '9' || lpad(u::text, 9, '0'), 'bench' || u, null
       from generate_series(1, $1::bigint) u`,
    [players],
  );
  await owner.query(
    `insert into kyc.record (bucket, uid, status) select platform.bucket_of(u), u, 'fully_kyc' from generate_series(1, $1::bigint) u`,
    [players],
  );
  await owner.end();
  const { apis, end } = await assembleProduct(url, liveEnvironment);
  try {
    await apis.promotions.addMissing([
      {
        id: giftPromotion,
        kind: 'gift',
        name: { en: 'Gift of the bench', tl: 'Regalo ng bench' },
        terms: { en: '', tl: '' },
        startsAt: '2020-01-01T00:00:00Z',
        rules: {},
        currency: 'PHP',
        cashType: 4011,
        wageringTimes: 1,
      },
    ]);
    const until = new Date(Date.now() + 3_600_000);
    const tokens: string[] = [];
    let next = 0;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let place = next++; place < players; place = next++) {
          tokens[place] = await apis.identity.grantSession(BigInt(place + 1), until);
        }
      }),
    );
    return tokens;
  } finally {
    await end();
  }
}
