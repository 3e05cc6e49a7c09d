import type { CurrentBox } from '@perya/contract/promotions/calls/boxes';
import { parsePesos } from '@perya/money';

/** How what a tile stands for stands today, for the words on it. */
export type TileStanding =
  | { readonly state: 'ready'; readonly amount: string | null; readonly count: number | null }
  | { readonly state: 'progress'; readonly have: string; readonly goal: string }
  | { readonly state: 'tomorrow'; readonly amount: string | null };

/** What the page knows; null is not known, or not there. */
interface Known {
  readonly box: Pick<CurrentBox, 'task_state' | 'reason' | 'progress' | 'goal'> | null;
  readonly rebate: { readonly bonus: string; readonly today: string } | null;
  readonly tasks: number | null;
  readonly tickets: number | null;
}

const isMoney = (amount: string) => (parsePesos(amount) ?? 0n) > 0n;

/** What is in a closed box is said nowhere before it is opened. */
function boxStanding(box: NonNullable<Known['box']>): TileStanding | null {
  if (box.task_state === 1) return { state: 'ready', amount: null, count: null };
  if (box.task_state === 2) return { state: 'tomorrow', amount: null };
  if (box.task_state !== 0 || box.reason !== null) return null;
  return { state: 'progress', have: box.progress, goal: box.goal };
}

function rebateStanding({ bonus, today }: NonNullable<Known['rebate']>): TileStanding | null {
  if (isMoney(bonus)) return { state: 'ready', amount: bonus, count: null };
  return isMoney(today) ? { state: 'tomorrow', amount: today } : null;
}

const counted = (count: number): TileStanding | null =>
  count > 0 ? { state: 'ready', amount: null, count } : null;

/** By the page that the tile opens; null where nothing can be said of it. */
export function standingOf(path: string | undefined, known: Known): TileStanding | null {
  switch (path) {
    case '/blind-box':
      return known.box && boxStanding(known.box);
    case '/welfare/cq9-page':
      return known.rebate && rebateStanding(known.rebate);
    case '/s-points':
      return known.tasks === null
        ? null
        : (counted(known.tasks) ?? { state: 'tomorrow', amount: null });
    case '/cashback':
      return known.tickets === null ? null : counted(known.tickets);
    default:
      return null;
  }
}

/** What is ready comes first; the rest keeps the operator's order. */
export function readyFirst<Tile extends { readonly standing: TileStanding | null }>(
  tiles: readonly Tile[],
): readonly Tile[] {
  const isReady = ({ standing }: Tile) => standing?.state === 'ready';
  return [...tiles.filter(isReady), ...tiles.filter((tile) => !isReady(tile))];
}
