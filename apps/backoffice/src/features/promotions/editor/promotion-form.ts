import type { PromotionContent } from '@perya/contract/promotions/staff-calls/promotions';
import { readAmount, writeAmount } from '@perya/contract/promotions/staff-forms/amounts';
import type { Audience } from '@perya/contract/rules/promotions/audience';
import {
  currencyOf,
  type PromotionKindName,
  promotionKinds,
} from '@perya/contract/rules/promotions/kinds';
import { readManilaTime, writeManilaTime } from '../../../lib/fields/manila-time.ts';
import { wholeTyped } from '../../../lib/fields/money-typed.ts';
import { type RulesTyped, readRules, typeRules } from './rules-form.ts';

/** What is typed, as texts. Times are of the clock in Manila. */
export interface PromotionForm {
  readonly name_en: string;
  readonly name_tl: string;
  readonly terms_en: string;
  readonly terms_tl: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly statuses: readonly string[];
  readonly partners: readonly string[];
  readonly uids: string;
  readonly level_from: string;
  readonly level_to: string;
  readonly registered_from: string;
  readonly registered_before: string;
  readonly rules: RulesTyped;
  readonly cash_type: string;
  readonly wagering_times: string;
  readonly claim_hours: string;
  readonly player_cap: string;
  readonly day_cap: string;
  /** Whether there is one: empty until somebody has decided. */
  readonly budget_bound: string;
  readonly budget: string;
  readonly exclusive_group: string;
  readonly is_one_per_person: boolean;
  readonly place: string;
}

/** The fields that are one text. */
export type TextName = {
  [Name in keyof PromotionForm]: PromotionForm[Name] extends string ? Name : never;
}[keyof PromotionForm];

const timeOf = (moment: string | undefined) =>
  moment === undefined ? '' : writeManilaTime(Date.parse(moment) / 1000);
const textOf = (value: number | string | null | undefined) => String(value ?? '');

/** The form of what stands or is drafted. */
export function formOf(kind: PromotionKindName, content: PromotionContent): PromotionForm {
  const { audience } = content;
  return {
    name_en: content.name_en,
    name_tl: content.name_tl,
    terms_en: content.terms_en,
    terms_tl: content.terms_tl,
    starts_at: writeManilaTime(content.starts_at),
    ends_at: content.ends_at === null ? '' : writeManilaTime(content.ends_at),
    statuses: audience.statuses ?? [],
    partners: audience.partners ?? [],
    uids: (audience.uids ?? []).join(', '),
    level_from: textOf(audience.level_from),
    level_to: textOf(audience.level_to),
    registered_from: timeOf(audience.registered_from),
    registered_before: timeOf(audience.registered_before),
    rules: typeRules(kind, content.rules),
    cash_type: textOf(content.cash_type),
    wagering_times: textOf(content.wagering_times),
    claim_hours: textOf(content.claim_hours),
    player_cap: textOf(content.player_cap),
    day_cap: textOf(content.day_cap),
    budget_bound: content.budget === null ? 'none' : 'amount',
    budget: textOf(content.budget),
    exclusive_group: textOf(content.exclusive_group),
    is_one_per_person: content.is_one_per_person,
    place: textOf(content.place),
  };
}

const dayMs = 86_400_000;
/** One that nobody has thought about does not run for ever. */
const usualDays = 30;

/**
 * A new promotion of a kind: from the next midnight in Manila on and for a month, with one round of play where it is
 * money. What it may cost in all is left to be decided.
 */
export function emptyForm(kind: PromotionKindName, nowMs: number): PromotionForm {
  const [cashType] = promotionKinds[kind].cashTypes;
  const dayAfter = (days: number) => writeManilaTime((nowMs + days * dayMs) / 1000).slice(0, 10);
  const texts = { name_en: '', name_tl: '', terms_en: '', terms_tl: '' };
  const audience = { statuses: [], partners: [], uids: '', level_from: '', level_to: '' };
  const bounds = { claim_hours: '', player_cap: '', day_cap: '', budget_bound: '', budget: '' };
  return {
    ...texts,
    ...audience,
    ...bounds,
    registered_from: '',
    registered_before: '',
    starts_at: `${dayAfter(1)}T00:00`,
    ends_at: `${dayAfter(usualDays)}T23:59`,
    rules: typeRules(kind),
    cash_type: textOf(cashType),
    wagering_times: cashType === undefined ? '0' : '1',
    exclusive_group: '',
    is_one_per_person: false,
    place: '0',
  };
}

/** Reads one field after the other, and notes those that cannot be read. */
function createReader(form: PromotionForm) {
  const problems: string[] = [];
  const wrong = (name: string) => void problems.push(name);
  const isEmpty = (name: TextName) => form[name].trim() === '';
  const number = (name: TextName, read: number | null) => {
    if (read === null) wrong(name);
    return read ?? Number.NaN;
  };
  return {
    problems,
    wrong,
    isEmpty,
    text(name: TextName) {
      if (isEmpty(name)) wrong(name);
      return form[name].trim();
    },
    whole: (name: TextName, min: number, max: number) =>
      number(name, wholeTyped(form[name], { min, max })),
    time: (name: TextName) => number(name, readManilaTime(form[name])),
  };
}
type Reader = ReturnType<typeof createReader>;

function readAudience(form: PromotionForm, { isEmpty, whole, time, wrong }: Reader): Audience {
  const moment = (name: TextName) => {
    const seconds = time(name);
    return Number.isNaN(seconds) ? '' : new Date(seconds * 1000).toISOString();
  };
  const uids = form.uids.split(/[\s,]+/).filter((uid) => uid !== '');
  if (!uids.every((uid) => /^\d{1,18}$/.test(uid)) || uids.length > 1000) wrong('uids');
  const levels = {
    ...(!isEmpty('level_from') && { level_from: whole('level_from', 0, 100) }),
    ...(!isEmpty('level_to') && { level_to: whole('level_to', 0, 100) }),
  };
  if ((levels.level_from ?? 0) > (levels.level_to ?? 100)) wrong('level_to');
  return {
    ...(form.statuses.length > 0 && {
      statuses: form.statuses as NonNullable<Audience['statuses']>,
    }),
    ...(form.partners.length > 0 && {
      partners: form.partners as NonNullable<Audience['partners']>,
    }),
    ...(uids.length > 0 && { uids }),
    ...levels,
    ...(!isEmpty('registered_from') && { registered_from: moment('registered_from') }),
    ...(!isEmpty('registered_before') && { registered_before: moment('registered_before') }),
  };
}

function readBounds(kind: PromotionKindName, form: PromotionForm, { isEmpty, wrong }: Reader) {
  const currency = currencyOf(kind);
  const amount = (name: TextName): bigint | null => {
    const read = isEmpty(name) ? null : readAmount(currency, form[name].trim());
    if (!isEmpty(name) && !read) wrong(name);
    return read;
  };
  const isBound = form.budget_bound === 'amount';
  if (!isBound && form.budget_bound !== 'none') wrong('budget_bound');
  if (isBound && isEmpty('budget')) wrong('budget');
  const budget = isBound ? amount('budget') : null;
  const day = amount('day_cap');
  const player = amount('player_cap');
  if (budget && day && day > budget) wrong('day_cap');
  if (budget && player && player > budget) wrong('player_cap');
  const write = (value: bigint | null) => (value === null ? null : writeAmount(currency, value));
  return { budget: write(budget), day_cap: write(day), player_cap: write(player) };
}

/** What goes to the server, and the fields that cannot be read, each by its name. */
export function readForm(
  kind: PromotionKindName,
  form: PromotionForm,
): { content: PromotionContent; problems: readonly string[] } {
  const reader = createReader(form);
  const { isEmpty, text, whole, time, wrong } = reader;
  const texts = {
    name_en: text('name_en'),
    name_tl: text('name_tl'),
    terms_en: text('terms_en'),
    terms_tl: text('terms_tl'),
  };
  const starts_at = time('starts_at');
  const ends_at = isEmpty('ends_at') ? null : time('ends_at');
  if (ends_at !== null && ends_at <= starts_at) wrong('ends_at');
  const { rules, problems: ofRules } = readRules(kind, form.rules);
  for (const name of ofRules) wrong(`rules.${name}`);
  const group = form.exclusive_group.trim();
  if (!/^[a-z0-9-]{0,40}$/.test(group)) wrong('exclusive_group');
  const content = {
    ...texts,
    starts_at,
    ends_at,
    rules,
    audience: readAudience(form, reader),
    cash_type: form.cash_type === '' ? null : Number(form.cash_type),
    wagering_times: whole('wagering_times', 0, 100),
    claim_hours: isEmpty('claim_hours') ? null : whole('claim_hours', 1, 8760),
    ...readBounds(kind, form, reader),
    exclusive_group: group === '' ? null : group,
    is_one_per_person: form.is_one_per_person,
    place: whole('place', 0, 999),
  };
  return { content, problems: reader.problems };
}
