import type { PictureStore } from '../../../../platform/files/picture-store.ts';
import type { Audit } from '../../../audit/index.ts';
import type { MallServices } from '../services.ts';
import type { DeskGoodsStore } from './goods.store.ts';
import type { DeskOrderStore } from './orders.store.ts';
import type { GoodsPictureStore } from './pictures.store.ts';

/** What staff's verbs of the mall work with. */
export interface DeskServices extends Pick<MallServices, 'keyring' | 'rateLimiter'> {
  goods: DeskGoodsStore;
  orders: DeskOrderStore;
  sent: GoodsPictureStore;
  pictures: Pick<PictureStore, 'newKey' | 'keep' | 'read' | 'remove'>;
  audit: Pick<Audit, 'record'>;
}
