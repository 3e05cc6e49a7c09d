import type { VipStore } from './vip.store.ts';

/** What each level brings at present, in centavos. */
export type LevelGiver = () => Promise<ReadonlyMap<number, bigint>>;

/** What the verbs of this module work with. */
export interface VipServices {
  store: VipStore;
  /** What levels bring, of modules above. */
  givers: LevelGiver[];
}
