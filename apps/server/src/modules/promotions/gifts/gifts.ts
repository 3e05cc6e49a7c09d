import type { GiftWanted, staffGiftsCalls } from '@perya/contract/promotions/staff-calls/gifts';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import type { Entry, Recorded } from '../../audit/index.ts';
import type { Promotion } from '../running/read-promotions.ts';
import { createGiftStore } from './gift.store.ts';
import { checkGift, type Giving, giveGift, giveWithin } from './give-gift.ts';
import { listStaffGifts, readGiftBounds } from './list-gifts.ts';
import type { GiftServices } from './services.ts';

export type GiftsNeeds = Omit<GiftServices, 'gifts'> & { pool: pg.Pool };

/** By what an approved gift is given once, who asked for it, who approved it, and why. */
type Approved = Giving & { approvedBy: string };

export interface GiftsRoom extends Room<typeof staffGiftsCalls> {
  /** Refuses in words a gift that could not be given as things stand; answers what it is given out of. */
  check(wanted: GiftWanted): Promise<Promotion<'gift'>>;
  /** Gives it in the transaction of an approval. */
  giveWithin(tx: Recorded, wanted: GiftWanted, giving: Approved): Promise<{ entries: Entry[] }>;
}

/** What staff give by hand. */
export function createGifts({ pool, ...needs }: GiftsNeeds): GiftsRoom {
  const services: GiftServices = { ...needs, gifts: createGiftStore(pool) };
  return {
    check: (wanted) => checkGift(services, wanted),
    async giveWithin(tx, wanted, giving) {
      const { entries } = await giveWithin(services, tx, wanted, giving);
      return { entries };
    },
    handlers: {
      listStaffGifts: (_context, request) => listStaffGifts(services, request),
      readGiftBounds: (context) => readGiftBounds(services, context),
      giveGift: (context, request) => giveGift(services, context, request),
    },
  };
}
