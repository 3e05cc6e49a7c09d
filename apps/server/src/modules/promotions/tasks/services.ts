import type { Identity } from '../../identity/index.ts';
import type { CheckInStore } from '../check-in/check-in.store.ts';
import type { PromotionsServices } from '../services.ts';
import type { DoingStore } from './doing.store.ts';

/** What tasks and check-ins work with. */
export interface TasksServices extends PromotionsServices {
  doing: DoingStore;
  checkIns: CheckInStore;
  identity: Pick<Identity, 'account'>;
}
