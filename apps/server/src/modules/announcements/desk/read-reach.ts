import type { LookedAt } from '@perya/contract/rules/promotions/reach';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { AnnouncementsServices } from '../services.ts';

/** How many of the players who came lately have a level that it is for, before anybody is shown it. */
export async function readReach(
  { desk, promotions }: Pick<AnnouncementsServices, 'desk' | 'promotions'>,
  id: bigint,
): Promise<LookedAt> {
  const found = await desk.find(id);
  if (found === null) throw new Refusal('NOT_FOUND');
  const { levels } = found;
  if (levels.length === 0) return promotions.countReach([{}]);
  return promotions.countReach(levelRanges(levels));
}

/** Levels that follow each other are asked for at once. */
function levelRanges(levels: readonly number[]): { level_from: number; level_to: number }[] {
  const ranges: { level_from: number; level_to: number }[] = [];
  for (const level of levels.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && level <= last.level_to + 1) last.level_to = level;
    else ranges.push({ level_from: level, level_to: level });
  }
  return ranges;
}
