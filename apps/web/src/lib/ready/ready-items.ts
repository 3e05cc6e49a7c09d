import type { Bonus } from '@perya/contract/promotions/calls/bonuses';

export interface ReadyItem {
  readonly id: string;
  readonly to: '/s-points' | '/my/bonuses';
  /** How many tasks; null of a bonus, which has a name. */
  readonly tasks: number | null;
  readonly name: string;
  /** Null where nobody is told before what is in it. */
  readonly amount: string | null;
}

interface Known {
  /** How many tasks have something to collect. */
  readonly unclaimed: number;
  readonly bonuses: readonly Pick<
    Bonus,
    'id' | 'name' | 'amount' | 'state' | 'expires_at' | 'offered_at'
  >[];
  /** In unix seconds, by the server's clock. */
  readonly now: number;
}

/** What can be collected now: the tasks, then bonuses, those first that are gone first. */
export function readyItems({ unclaimed, bonuses, now }: Known): readonly ReadyItem[] {
  const endOf = ({ expires_at }: { readonly expires_at: number | null }) =>
    expires_at ?? Number.POSITIVE_INFINITY;
  const offered = bonuses
    .filter((bonus) => bonus.state === 'offered' && endOf(bonus) > now)
    .toSorted((one, other) =>
      endOf(one) === endOf(other) ? other.offered_at - one.offered_at : endOf(one) - endOf(other),
    )
    .map(
      ({ id, name, amount }): ReadyItem => ({ id, to: '/my/bonuses', tasks: null, name, amount }),
    );
  if (unclaimed === 0) return offered;
  const tasks: ReadyItem = {
    id: 'tasks',
    to: '/s-points',
    tasks: unclaimed,
    name: '',
    amount: null,
  };
  return [tasks, ...offered];
}
