import type { RequestOf } from '@perya/contract/call';
import type { StaffGame } from '@perya/contract/catalogue/staff-calls/games';
import type { describeGame as call } from '@perya/contract/catalogue/staff-calls/listing';
import { unknownGame } from '@perya/contract/games/errors';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import { presentDeskGame } from '../desk/desk.present.ts';
import type { DeskGame } from '../desk/desk.store.ts';
import type { CatalogueServices } from '../services.ts';

const factsOf = ({ name, platform, img }: Pick<DeskGame, 'name' | 'platform' | 'img'>) => ({
  name,
  platform,
  img,
});

/** Changes what players see of a game; what money depends on takes two people. */
export async function describeGame(
  { audit, desk, furnish, covers, cache }: CatalogueServices,
  context: StaffContext,
  { id: named, revision, reason, ...wanted }: RequestOf<typeof call>,
): Promise<StaffGame> {
  const id = BigInt(named);
  await covers.check(wanted.img);
  const game = await audit.record<DeskGame>(byStaff(context), async (tx) => {
    const held = await desk.lock(tx, id);
    if (!held) throw new Refusal('NOT_FOUND', unknownGame);
    if (held.revision !== revision) throw new Refusal('CHANGED_MEANWHILE');
    if (!(await furnish.saveWords(tx, id, wanted))) throw new Refusal('PLATFORM_UNKNOWN');
    return {
      result: (await desk.find(tx, id)) ?? held,
      entries: [
        {
          action: 'catalogue.game-described',
          subject: { kind: 'game', code: held.code },
          before: factsOf(held),
          after: factsOf(wanted),
          reason,
        },
      ],
    };
  });
  cache.expire();
  return presentDeskGame(game);
}
