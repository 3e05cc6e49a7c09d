import { describe, expect, it } from 'vitest';
import { readyItems } from './ready-items.ts';

const bonus = {
  id: '1',
  name: 'Welcome',
  amount: '50.00',
  state: 'offered',
  expires_at: null,
  offered_at: 5,
} as const;
const ids = (known: Parameters<typeof readyItems>[0]) => readyItems(known).map(({ id }) => id);

describe('readyItems', () => {
  it('has the tasks first, and nothing of them where none has something to collect', () => {
    expect(ids({ unclaimed: 2, bonuses: [bonus], now: 10 })).toEqual(['tasks', '1']);
    expect(ids({ unclaimed: 0, bonuses: [bonus], now: 10 })).toEqual(['1']);
    expect(readyItems({ unclaimed: 2, bonuses: [], now: 10 })[0]?.tasks).toBe(2);
  });

  it('has what is offered alone, what is gone first in front, and nothing that is over', () => {
    const bonuses = [
      { ...bonus, id: 'endless' },
      { ...bonus, id: 'newer', offered_at: 7 },
      { ...bonus, id: 'late', expires_at: 90 },
      { ...bonus, id: 'soon', expires_at: 20 },
      { ...bonus, id: 'over', expires_at: 10 },
      { ...bonus, id: 'active', state: 'active' as const },
    ];
    expect(ids({ unclaimed: 0, bonuses, now: 10 })).toEqual(['soon', 'late', 'newer', 'endless']);
  });

  it('says nothing of what is in a closed box', () => {
    const [item] = readyItems({ unclaimed: 0, bonuses: [{ ...bonus, amount: null }], now: 10 });
    expect(item?.amount).toBeNull();
  });
});
