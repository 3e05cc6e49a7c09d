import type { VipStore } from './vip.store.ts';

/** What the verbs of this module work with. */
export interface VipServices {
  store: VipStore;
}
