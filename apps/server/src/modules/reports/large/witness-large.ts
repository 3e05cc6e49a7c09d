import { toPesos } from '@perya/money';
import { toldOf } from '../../../platform/lists/teller.ts';
import type { SeenEvent, Witness } from '../../../platform/lists/witness.ts';
import type { LargeMovement, LargeStore } from './large.store.ts';

/** A voucher, and a prize of a venue, have no page of their own. */
function placeOf({ kind, subject, about }: LargeMovement): SeenEvent['opens'] {
  if (kind === 'prize' || about === 'voucher') return null;
  const places = { win: 'round', deposit: 'deposit', payout: 'withdrawal' } as const;
  return { place: places[kind], id: subject };
}

const eventOf = (movement: LargeMovement): Omit<SeenEvent, 'cursor'> => ({
  kind: movement.kind === 'win' || movement.kind === 'prize' ? 'large-win' : 'large-transfer',
  at: movement.at,
  endedAt: null,
  is_lasting: false,
  what: movement.kind,
  about: movement.about,
  uid: String(movement.uid),
  amount: toPesos(movement.amount),
  by: null,
  opens: placeOf(movement),
});

/** Wins and transfers over a figure of the law, as the readers of the logs noted them. */
export function largeWitness(large: Pick<LargeStore, 'read'>): Witness {
  return {
    name: 'large',
    kinds: ['large-win', 'large-transfer'],
    see: async (seeing) => toldOf(await large.read(seeing), seeing.limit, eventOf),
  };
}
