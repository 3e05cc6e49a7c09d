import { brandOf, genericTag } from '@perya/contract/brands';
import { eventOf } from '../../../platform/events/event.ts';
import { type Audit, bySystem, nothingChanged } from '../../audit/index.ts';
import { winHeld } from '../events.ts';
import type { HeldWin, HeldWinStore } from './held-wins.store.ts';

export interface HeldWinServices {
  audit: Pick<Audit, 'record'>;
  held: HeldWinStore;
}

const batchSize = 100;

/** What an event of a held win says; a provider's request has no brand of its own. */
export const factsOf = ({ venue, game, kind, amount }: HeldWin) => ({
  brand: brandOf(genericTag).name,
  venue,
  game,
  kind,
  amount: Number(amount),
});

export const entryFactsOf = ({ id, venue, game, kind, amount, transactionId }: HeldWin) => ({
  reference: String(id),
  venue,
  game,
  kind,
  amount: String(amount),
  transaction: transactionId,
});

/**
 * Raises the alarm of each held win once: an audit entry, and the event that the player is told by. Of what is
 * to be taken back the player is not told as of a win; they see it when it happens.
 */
export async function alarmHeldWins({ audit, held }: HeldWinServices): Promise<readonly HeldWin[]> {
  return audit.record(bySystem('games.ceilings'), async (tx) => {
    const [first, ...others] = await held.takeUntold(tx, batchSize);
    if (!first) return nothingChanged<readonly HeldWin[]>([]);
    const entryOf = (win: HeldWin) => ({
      action: 'games.win-held' as const,
      subject: { kind: 'player' as const, uid: win.uid },
      after: { ...entryFactsOf(win), ceiling: win.reason, limit: String(win.ceiling) },
    });
    return {
      result: [first, ...others],
      entries: [entryOf(first), ...others.map(entryOf)],
      events: [first, ...others].flatMap((win) => {
        const { uid, id, reason, ceiling } = win;
        if (reason === 'debt') return [];
        const facts = { ...factsOf(win), reason, ceiling: Number(ceiling) };
        return [eventOf(winHeld, { uid, key: String(id) }, facts)];
      }),
    };
  });
}
