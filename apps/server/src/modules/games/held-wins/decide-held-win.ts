import { eventOf } from '../../../platform/events/event.ts';
import { type AuditOrigin, nameOfActor, nothingChanged } from '../../audit/index.ts';
import { winRefused, winReleased } from '../events.ts';
import { entryFactsOf, factsOf, type HeldWinServices } from './alarm-held-wins.ts';
import type { Decision, DecisionOutcome } from './held-wins.store.ts';

const eventTypes = { released: winReleased, refused: winRefused };

/** Pays a win that was held back, or refuses it for good; the same decision again changes nothing. */
export async function decideHeldWin(
  { audit, held }: HeldWinServices,
  origin: AuditOrigin,
  { id, decision, reason }: { id: bigint; decision: Decision; reason: string },
): Promise<DecisionOutcome> {
  return audit.record(origin, async (tx) => {
    const by = nameOfActor(origin.actor);
    const outcome = await held.decide(tx, id, { decision, by, reason });
    const win = await held.find(tx, id);
    if (outcome !== 'DONE' || !win) return nothingChanged(outcome);
    const about = { uid: win.uid, key: String(id) };
    return {
      result: outcome,
      entries: [
        {
          action: `games.win-${decision}` as const,
          subject: { kind: 'player' as const, uid: win.uid },
          after: entryFactsOf(win),
          reason,
        },
      ],
      events: [eventOf(eventTypes[decision], about, factsOf(win))],
    };
  });
}
