import type { Bonus } from '@perya/contract/promotions/calls/bonuses';
import { describe, expect, it } from 'vitest';
import { groupBonuses, mustBePlayed, progressOf } from './group-bonuses.ts';

const bonusOf = (id: string, state: Bonus['state']): Bonus => ({
  id,
  state,
  name: '',
  terms: '',
  cash_type: 4011,
  amount: '1.00',
  to_play: '3.00',
  left: '1.25',
  offered_at: 0,
  expires_at: null,
  decided_at: null,
});

describe('bonuses', () => {
  it('stand under what can be done about them, in their order', () => {
    const states = [
      'done',
      'offered',
      'expired',
      'active',
      'declined',
      'offered',
      'given-up',
    ] as const;
    const { offered, active, earlier } = groupBonuses(
      states.map((each, n) => bonusOf(`${n}`, each)),
    );
    expect(offered.map(({ id }) => id)).toEqual(['1', '5']);
    expect(active.map(({ id }) => id)).toEqual(['3']);
    expect(earlier.map(({ id }) => id)).toEqual(['0', '2', '4', '6']);
  });

  it('say how far they are played through', () => {
    expect(progressOf(bonusOf('1', 'active'))).toEqual({ played: 175n, all: 300n });
    expect(mustBePlayed({ to_play: '0.00' })).toBe(false);
    expect(mustBePlayed({ to_play: '0.01' })).toBe(true);
  });
});
