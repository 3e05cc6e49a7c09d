import { msg } from '@lingui/core/macro';
import { allBrands } from '../../lib/browser/own-brands.ts';
import {
  choiceFilter,
  dayFilter,
  inBoth,
  pickFilter,
  type SearchOf,
  textFilter,
} from '../../lib/list/filters.ts';

const brandChoices = Object.fromEntries(allBrands().map(({ tag, name }) => [tag, inBoth(name)]));

/** What every report is asked for; it stands in the address and goes to the call as it is. */
const span = {
  period: choiceFilter(msg`By day`, { week: msg`By week`, month: msg`By month` }),
  money: choiceFilter(msg`Real money`, { test: msg`Test money` }),
  from: dayFilter(msg`From`),
  to: dayFilter(msg`To`),
};

export const playFilters = {
  by: choiceFilter(msg`The whole house`, {
    brand: msg`By brand`,
    venue: msg`By venue`,
    game: msg`By game`,
    type: msg`By type of game`,
    channel: msg`By channel of entry`,
    player: msg`By player`,
  }),
  brand: choiceFilter(msg`Any brand`, brandChoices),
  player: pickFilter(msg`Player (uid)`, 'player'),
  // By the links of other reports: of whom their numbers are.
  promotion: { ...textFilter(msg`Promotion (number)`), kind: 'hidden' } as const,
  cohort: { ...dayFilter(msg`Registered in the week of`), kind: 'hidden' } as const,
  venue: pickFilter(msg`Venue`, 'venue'),
  game: pickFilter(msg`Game (code)`, 'game'),
  ...span,
};

export const cashFilters = {
  by: choiceFilter(msg`The whole house`, {
    way: msg`By payment channel`,
    gateway: msg`By gateway`,
    brand: msg`By brand`,
  }),
  ...span,
};

export const bonusFilters = span;

export const entryFilters = {
  by: choiceFilter(msg`The whole house`, {
    brand: msg`By brand`,
    channel: msg`By channel of entry`,
  }),
  ...span,
};

export const cohortFilters = {
  brand: choiceFilter(msg`Any brand`, brandChoices),
  money: choiceFilter(msg`Real money`, { test: msg`Test money` }),
};

export const correctionFilters = {
  of_day: dayFilter(msg`Of the day`),
  day: dayFilter(msg`Came on`),
};

export const bankFilters = {
  state: choiceFilter(msg`All lines`, {
    unmatched: msg`Without a payment`,
    matched: msg`With a payment`,
  }),
  from: dayFilter(msg`From`),
  to: dayFilter(msg`To`),
};

export type SpanSearch = SearchOf<typeof span>;

/** The same span for the lines over the list, of the whole house. */
export function spanOf({ period, money, from, to }: SpanSearch): SpanSearch {
  return {
    ...(period && { period }),
    ...(money && { money }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
