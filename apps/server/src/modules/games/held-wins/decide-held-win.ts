import { eventOf, type NewEvent } from '../../../platform/events/event.ts';
import {
  type AuditOrigin,
  type Entry,
  nameOfActor,
  nothingChanged,
  type Recorded,
} from '../../audit/index.ts';
import { winRefused, winReleased } from '../events.ts';
import { entryFactsOf, factsOf, type HeldWinServices } from './alarm-held-wins.ts';
import type { Decision, DecisionOutcome } from './held-wins.store.ts';

const eventTypes = { released: winReleased, refused: winRefused };

export interface WantedDecision {
  id: bigint;
  decision: Decision;
  reason: string;
}

export interface DecidedWin {
  outcome: DecisionOutcome;
  /** Both are empty unless the outcome is DONE. */
  entries: Entry[];
  events: NewEvent[];
}

/** Pays a win that was held back, or refuses it for good, in a transaction that somebody else records. */
export async function decideWithin(
  { held }: Pick<HeldWinServices, 'held'>,
  tx: Recorded,
  origin: AuditOrigin,
  { id, decision, reason }: WantedDecision,
): Promise<DecidedWin> {
  const by = nameOfActor(origin.actor);
  const outcome = await held.decide(tx, id, { decision, by, reason });
  const win = await held.find(tx, id);
  if (outcome !== 'DONE' || !win) return { outcome, entries: [], events: [] };
  const subject = { kind: 'player' as const, uid: win.uid };
  const about = { uid: win.uid, key: String(id) };
  return {
    outcome,
    entries: [{ action: `games.win-${decision}`, subject, after: entryFactsOf(win), reason }],
    events: win.reason === 'debt' ? [] : [eventOf(eventTypes[decision], about, factsOf(win))],
  };
}

/** The decision by itself, as the operator's command takes it; the same one again changes nothing. */
export async function decideHeldWin(
  services: HeldWinServices,
  origin: AuditOrigin,
  wanted: WantedDecision,
): Promise<DecisionOutcome> {
  return services.audit.record(origin, async (tx) => {
    const { outcome, entries, events } = await decideWithin(services, tx, origin, wanted);
    const [first, ...others] = entries;
    if (!first) return nothingChanged(outcome);
    return { result: outcome, entries: [first, ...others], events };
  });
}
