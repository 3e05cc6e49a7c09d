import type { staffGiftsCalls } from '@perya/contract/promotions/staff-calls/gifts';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import type { RequestActions } from '../../audit/index.ts';
import type { KindRoom } from '../kind-room.ts';
import { createGiftStore } from './gift.store.ts';
import { giveGiftByTwo } from './give-gift.action.ts';
import { giveGift } from './give-gift.ts';
import { listStaffGifts, readGiftBounds } from './list-gifts.ts';
import type { GiftServices } from './services.ts';

export type GiftsNeeds = Omit<GiftServices, 'gifts'> & { pool: pg.Pool };

export interface GiftsRoom extends KindRoom<'gift'>, Room<typeof staffGiftsCalls> {
  actions: RequestActions<'promotions.gift'>;
}

/** What staff give by hand. */
export function createGifts({ pool, ...needs }: GiftsNeeds): GiftsRoom {
  const services: GiftServices = { ...needs, gifts: createGiftStore(pool) };
  return {
    // A person decides about each.
    simulate: null,
    actions: { 'promotions.gift': giveGiftByTwo(services) },
    handlers: {
      listStaffGifts: (_context, request) => listStaffGifts(services, request),
      readGiftBounds: (context) => readGiftBounds(services, context),
      giveGift: (context, request) => giveGift(services, context, request),
    },
  };
}
