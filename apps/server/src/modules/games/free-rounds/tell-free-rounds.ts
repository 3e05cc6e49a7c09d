import { eventOf } from '../../../platform/events/event.ts';
import { bySystem, nothingChanged } from '../../audit/index.ts';
import { freeRoundsOver } from '../events.ts';
import type { GamesServices } from '../services.ts';
import type { FreePart } from './free-rounds.store.ts';

const batchSize = 100;

const entryOf = ({ uid, id, part, amount, endedBy }: FreePart) => ({
  action: 'games.free-rounds-over' as const,
  subject: { kind: 'player' as const, uid },
  after: { grant: id, part: String(part), amount: String(amount), ended_by: endedBy },
});

/** Ends free rounds that are played or whose time is over, and tells once of every part that they have won. */
export async function tellFreeRounds({
  audit,
  freeRounds,
}: Pick<GamesServices, 'audit' | 'freeRounds'>): Promise<void> {
  await audit.record(bySystem('games.free-rounds'), async (tx) => {
    const [first, ...others] = await freeRounds.takeUntold(tx, batchSize);
    if (!first) return nothingChanged<undefined>(undefined);
    return {
      result: undefined,
      entries: [entryOf(first), ...others.map(entryOf)],
      events: [first, ...others].map(({ uid, id, part, amount, endedBy }) =>
        eventOf(
          freeRoundsOver,
          { uid, key: `${id}:${part}` },
          { grant: id, part, amount: Number(amount), ended_by: endedBy },
        ),
      ),
    };
  });
}
