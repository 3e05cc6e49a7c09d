import type pg from 'pg';
import type { Keyring } from '../../../platform/keyring.ts';
import type { PromotionsServices } from '../services.ts';
import type { BoxStore } from './box.store.ts';

export interface BoxServices extends PromotionsServices {
  pool: pg.Pool;
  keyring: Pick<Keyring, 'digest'>;
  boxes: BoxStore;
}
