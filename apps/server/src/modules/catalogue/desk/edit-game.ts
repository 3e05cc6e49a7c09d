import type { RequestOf } from '@perya/contract/call';
import type { editGame as call, StaffGame } from '@perya/contract/catalogue/staff-calls/games';
import { unknownGame } from '@perya/contract/games/errors';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nothingChanged } from '../../audit/index.ts';
import type { CatalogueServices } from '../services.ts';
import { presentDeskGame } from './desk.present.ts';
import type { DeskGame } from './desk.store.ts';

type Wanted = RequestOf<typeof call>;

/** What an edit can change, in the words of the audit. */
const factsOf = ({ isHot, isNew, isOnline, isMaintained, maintenance }: DeskGame) => ({
  hot: isHot,
  new: isNew,
  online: isOnline,
  maintained: isMaintained,
  words_en: maintenance?.en ?? null,
  words_tl: maintenance?.tl ?? null,
});
type Facts = ReturnType<typeof factsOf>;

/** Words are those of a maintenance and end with it. */
function edited(game: DeskGame, wanted: Wanted): DeskGame {
  const isMaintained = wanted.is_maintained ?? game.isMaintained;
  const words = wanted.maintenance === undefined ? game.maintenance : wanted.maintenance;
  return {
    ...game,
    isHot: wanted.is_hot ?? game.isHot,
    isNew: wanted.is_new ?? game.isNew,
    isOnline: wanted.is_online ?? game.isOnline,
    isMaintained,
    maintenance: isMaintained ? words : null,
  };
}

function changesOf(before: Facts, after: Facts): [Partial<Facts>, Partial<Facts>] {
  const names = (Object.keys(after) as (keyof Facts)[]).filter((n) => before[n] !== after[n]);
  const pick = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name]]));
  return [pick(before), pick(after)];
}

/** Changes marks and state of a game, on the revision that the editor saw or not at all. */
export async function editGame(
  { desk, audit, cache }: CatalogueServices,
  context: StaffContext,
  wanted: Wanted,
): Promise<StaffGame> {
  const id = BigInt(wanted.id);
  const game = await audit.record<DeskGame>(byStaff(context), async (tx) => {
    const game = await desk.lock(tx, id);
    if (!game) throw new Refusal('NOT_FOUND', unknownGame);
    if (game.revision !== wanted.revision) throw new Refusal('CHANGED_MEANWHILE');
    const next = edited(game, wanted);
    const [before, after] = changesOf(factsOf(game), factsOf(next));
    if (Object.keys(after).length === 0) return nothingChanged(game);
    await desk.save(tx, next);
    const subject = { kind: 'game' as const, code: game.code };
    return {
      result: (await desk.find(tx, id)) ?? next,
      entries: [{ action: 'catalogue.game-edited', subject, before, after, reason: wanted.reason }],
    };
  });
  cache.expire();
  return presentDeskGame(game);
}
