import { brandOf, genericTag } from '@perya/contract/brands';
import { eventOf } from '../../../platform/events/event.ts';
import { bySystem, nothingChanged } from '../../audit/index.ts';
import { jackpotWon } from '../events.ts';
import type { GamesServices } from '../services.ts';
import type { UntoldWin } from './jackpots.store.ts';

const batchSize = 100;

const entryOf = (win: UntoldWin) => ({
  action: 'games.jackpot-won' as const,
  subject: { kind: 'player' as const, uid: win.uid },
  after: {
    reference: String(win.id),
    jackpot: win.code,
    pool: String(win.generation),
    amount: String(win.amount),
    venue: win.venue,
    game: win.gameCode,
    transaction: win.transactionId,
    is_test: win.isTest,
  },
});

/**
 * Tells of each jackpot that was won once: an audit entry, the event that the player is told by, and the secret that
 * proves the draw. The money is in the wallet already, whatever becomes of this.
 */
export async function tellWins({
  audit,
  jackpots,
}: Pick<GamesServices, 'audit' | 'jackpots'>): Promise<void> {
  await audit.record(bySystem('games.jackpots'), async (tx) => {
    const [first, ...others] = await jackpots.store.takeUntold(tx, batchSize);
    if (!first) return nothingChanged<undefined>(undefined);
    return {
      result: undefined,
      entries: [entryOf(first), ...others.map(entryOf)],
      events: [first, ...others].map((win) =>
        eventOf(
          jackpotWon,
          { uid: win.uid, key: String(win.id) },
          {
            brand: brandOf(genericTag).name,
            name: { en: win.nameEn, tl: win.nameTl },
            amount: Number(win.amount),
          },
        ),
      ),
    };
  });
  await jackpots.draws.showSecrets();
}
