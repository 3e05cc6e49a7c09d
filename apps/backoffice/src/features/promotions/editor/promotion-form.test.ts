import type { PromotionContent } from '@perya/contract/promotions/staff-calls/promotions';
import { promotionKinds } from '@perya/contract/rules/promotions/kinds';
import { expect, test } from 'vitest';
import { emptyForm, formOf, type PromotionForm, readForm } from './promotion-form.ts';

const kept: PromotionContent = {
  name_en: 'Rebate',
  name_tl: 'Rebate',
  terms_en: 'A share comes back.',
  terms_tl: 'May bahaging bumabalik.',
  starts_at: Date.UTC(2026, 10, 16, 16) / 1000,
  ends_at: Date.UTC(2026, 11, 1, 15, 59) / 1000,
  audience: {
    statuses: ['fully_kyc'],
    partners: ['maya', 'lazada'],
    uids: ['12', '13'],
    level_from: 3,
    level_to: 9,
  },
  rules: {
    of: 'net-loss',
    share: 50,
    venues: ['lakandiwa'],
    least: 10_000,
    most: null,
    way: 'collect',
    by_hour: 19,
  },
  cash_type: 4006,
  wagering_times: 2,
  claim_hours: 24,
  player_cap: '50.00',
  day_cap: '1000.00',
  budget: '20000.00',
  exclusive_group: 'rainy-days',
  is_one_per_person: true,
  place: 3,
};

test('what was kept is the same after a look at it in the form', () => {
  expect(readForm('rebate', formOf('rebate', kept))).toEqual({ content: kept, problems: [] });
  const ranking = {
    game_types: [3, 1],
    prizes: [
      { from: 1, to: 1, amount: 2_500_000 },
      { from: 2, to: 5, amount: 50 },
    ],
  };
  const content = { ...kept, rules: ranking, cash_type: 4007 };
  expect(readForm('ranking', formOf('ranking', content))).toEqual({ content, problems: [] });
  const task = { ty: 105, tiers: [{ value: 5, bonus: 10 }], image: '/art/tasks/game' };
  const filcoins = { ...kept, rules: task, player_cap: '5', day_cap: null, budget: '900' };
  const ofTask = { ...filcoins, cash_type: null, wagering_times: 0 };
  expect(readForm('task', formOf('task', ofTask))).toEqual({ content: ofTask, problems: [] });
});

test.each<[Partial<PromotionForm>, string]>([
  [{ name_tl: ' ' }, 'name_tl'],
  [{ starts_at: '' }, 'starts_at'],
  [{ ends_at: '2026-11-16T00:00' }, 'ends_at'],
  [{ budget: '10', player_cap: '5' }, 'day_cap'],
  [{ budget: '0' }, 'budget'],
  [{ budget: '' }, 'budget'],
  [{ budget_bound: '' }, 'budget_bound'],
  [{ budget_bound: 'none', player_cap: '1.005' }, 'player_cap'],
  [{ uids: '12, x' }, 'uids'],
  [{ level_to: '2' }, 'level_to'],
  [{ claim_hours: '0' }, 'claim_hours'],
  [{ wagering_times: '1.5' }, 'wagering_times'],
  [{ exclusive_group: 'Rainy days' }, 'exclusive_group'],
])('of %j the field is named that cannot be read', (typed, problem) => {
  expect(readForm('rebate', { ...formOf('rebate', kept), ...typed }).problems).toEqual([problem]);
});

test('every field is named that cannot be read, in the order of the page', () => {
  const typed = { name_en: '', starts_at: 'soon', registered_from: 'then', budget: 'much' };
  const { problems } = readForm('rebate', { ...formOf('rebate', kept), ...typed });
  expect(problems).toEqual(['name_en', 'starts_at', 'registered_from', 'budget']);
});

test('no bound is what somebody has chosen, whatever still stands in the field', () => {
  const form = { ...formOf('rebate', kept), budget_bound: 'none' };
  expect(readForm('rebate', form).content.budget).toBeNull();
});

test('rules that do not fit their kind are named by their field', () => {
  const form = formOf('rebate', kept);
  const wrong = (rules: PromotionForm['rules']) =>
    readForm('rebate', { ...form, rules: { ...form.rules, ...rules } }).problems;
  expect(wrong({ share: '0' })).toEqual(['rules.share']);
  expect(wrong({ share: '100.01' })).toEqual(['rules.share']);
  expect(wrong({ by_hour: '25' })).toEqual(['rules.by_hour']);
  const follow = { ...kept, cash_type: null, wagering_times: 0 };
  const task = { ty: 7, tiers: [{ value: 1, bonus: 5 }], image: '/art/tasks/follow' };
  const typed = formOf('task', {
    ...follow,
    rules: task,
    player_cap: null,
    day_cap: null,
    budget: null,
  });
  expect(readForm('task', typed).problems).toEqual(['rules.link']);
});

test('a new one of every kind begins tomorrow in Manila and waits for its name', () => {
  const now = Date.UTC(2026, 10, 16, 15);
  for (const kind of Object.keys(promotionKinds) as (keyof typeof promotionKinds)[]) {
    const form = emptyForm(kind, now);
    expect(form.starts_at).toBe('2026-11-17T00:00');
    expect(form.ends_at).toBe('2026-12-16T23:59');
    expect(readForm(kind, form).problems).toContain('budget_bound');
    const names = ['name_en', 'name_tl', 'terms_en', 'terms_tl'];
    expect(readForm(kind, form).problems.slice(0, 4)).toEqual(names);
  }
});
