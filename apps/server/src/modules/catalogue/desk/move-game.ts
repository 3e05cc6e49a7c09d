import type { RequestOf } from '@perya/contract/call';
import type { moveGame as call, StaffGame } from '@perya/contract/catalogue/staff-calls/games';
import { unknownGame } from '@perya/contract/games/errors';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { CatalogueServices } from '../services.ts';
import { presentDeskGame } from './desk.present.ts';
import type { DeskGame } from './desk.store.ts';
import { makeRoom } from './make-room.ts';

/** Puts a game right above another one of the same list. Named by its neighbour, the place is right whoever moved others meanwhile. */
export async function moveGame(
  { desk, audit, cache }: CatalogueServices,
  context: StaffContext,
  { id: named, revision, list, above: neighbour }: RequestOf<typeof call>,
): Promise<StaffGame> {
  const id = BigInt(named);
  const above = neighbour === null ? null : BigInt(neighbour);
  const moved = await audit.record<DeskGame>(byStaff(context), async (tx) => {
    const order = await desk.lockOrder(tx, list);
    const game = await desk.lock(tx, id);
    if (!game) throw new Refusal('NOT_FOUND', unknownGame);
    if (game.revision !== revision) throw new Refusal('CHANGED_MEANWHILE');
    const places = makeRoom(order, id, above);
    // One of the two has left the list since it was shown.
    if (!places) throw new Refusal('CHANGED_MEANWHILE');
    await desk.saveOrder(tx, places, id);
    const after = (await desk.find(tx, id)) ?? game;
    const placeOf = (wanted: bigint) => order.findIndex((each) => each.id === wanted) + 1;
    return {
      result: after,
      entries: [
        {
          action: 'catalogue.game-moved',
          subject: { kind: 'game', code: game.code },
          before: { list, place: placeOf(id), sorting: game.sorting },
          after: { list, sorting: after.sorting, others_moved: places.length - 1 },
        },
      ],
    };
  });
  cache.expire();
  return presentDeskGame(moved);
}
