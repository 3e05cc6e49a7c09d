import { centavos } from '@perya/money';
import { createLedger } from '../../../apps/server/src/modules/ledger/index.ts';
import { readBuckets } from '../../../apps/server/src/platform/database/buckets.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';

export interface BatchesMeasure {
  url: string;
  /** Everybody is of this bucket. */
  bucket: number;
  players: number;
  prefix: string;
  warmUpMs: number;
  measureMs: number;
  /** Called at the end, while the connections still stand. */
  onMeasured: () => void;
}

/** A rate, and everything that was done meanwhile, in the warm-up too. */
export interface Done {
  perSecond: number;
  items: number;
}

const lanes = 4;
const batchMax = 32;

/** What the ledger posts in full batches of one bucket. */
export async function measureBatches(measure: BatchesMeasure): Promise<Done> {
  const { url, bucket, players, prefix, warmUpMs, measureMs, onMeasured } = measure;
  const pool = createPool(url, { max: lanes });
  const buckets = await readBuckets(pool);
  const { api: ledger, close } = createLedger({ pool, buckets, batches: { lanes, batchMax } });
  const startAt = performance.now() + warmUpMs;
  const endAt = startAt + measureMs;
  let posted = 0;
  let items = 0;
  async function postAs(place: number): Promise<void> {
    const uid = BigInt((place + 1) * buckets.count + bucket);
    for (let number = 1; performance.now() < endAt; number += 1) {
      const result = await ledger.post({
        uid,
        scope: 'bench',
        key: `${prefix}-${number}`,
        amount: centavos(100),
        legs: [{ account: 'house.bench', amount: centavos(-100) }],
      });
      if (!result.ok) throw new Error(`A posting was refused: ${result.code}`);
      items += 1;
      const now = performance.now();
      if (now >= startAt && now < endAt) posted += 1;
    }
  }
  try {
    await Promise.all(Array.from({ length: players }, (_, place) => postAs(place)));
    onMeasured();
    return { perSecond: (posted / measureMs) * 1000, items };
  } finally {
    await close();
    await pool.end();
  }
}
