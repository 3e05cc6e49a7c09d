import type { RankedPlayer } from '@perya/contract/promotions/calls/ranking';
import { toPesos } from '@perya/money';
import { maskName } from '../../../platform/mask-name.ts';
import type { PlaceRow } from './ranking.store.ts';

export interface Reader {
  uid: bigint;
  names: ReadonlyMap<bigint, string>;
}

/** Players recognise themselves; others cannot. */
export function presentPlace(row: PlaceRow, { uid, names }: Reader): RankedPlayer {
  const name = names.get(row.uid) ?? '';
  const isOwn = row.uid === uid;
  return {
    place: row.place,
    nickname: isOwn ? name : maskName(name),
    is_own: isOwn,
    staked: toPesos(row.staked),
    prize: toPesos(row.prize),
  };
}
