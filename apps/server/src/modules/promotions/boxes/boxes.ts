import type { boxCalls } from '@perya/contract/promotions/calls/boxes';
import type { Room } from '../../../platform/room.ts';
import { exact, type KindRoom, wholeDay } from '../kind-room.ts';
import { createBoxStore } from './box.store.ts';
import { claimBoxes } from './claim-boxes.ts';
import { drawBox } from './draw-box.ts';
import { createBoxReader } from './give-boxes.ts';
import { readBoxBonus, readBoxes } from './read-boxes.ts';
import type { BoxServices } from './services.ts';

/** Boxes for days on which enough was deposited, with something in each that is drawn by published odds. */
export function createBoxes(
  needs: Omit<BoxServices, 'boxes'>,
): KindRoom<'mystery-box'> & Room<typeof boxCalls> {
  const services: BoxServices = { ...needs, boxes: createBoxStore(needs.pool) };
  return {
    handlers: {
      readBoxes: (context, request) => readBoxes(services, context, request),
      queryBoxBonus: (context) => readBoxBonus(services, context),
      claimBoxes: (context, request) => claimBoxes(services, context, request),
    },
    jobs: { tasks: {}, crontab: '', readers: [createBoxReader(services)] },
    simulate: async ({ simulations, keyring }, { id, rules }, span) =>
      exact(
        (await simulations.listDeposited(rules.deposits, span)).map(({ uid, day }) => ({
          ...wholeDay(day),
          uid,
          amount: drawBox(keyring, rules.odds, { promotion: id, uid, day }),
        })),
      ),
  };
}
