import { msg } from '@lingui/core/macro';
import { choiceFilter, dayFilter, pickFilter } from '../../../lib/list/filters.ts';

/** What stands in the address of the returns, and goes to the call as it is. */
export const returnsFilters = {
  period: choiceFilter(msg`By day`, {
    week: msg`By week`,
    month: msg`By month`,
    all: msg`Since the beginning`,
  }),
  game: pickFilter(msg`Game (code)`, 'game'),
  verdict: choiceFilter(msg`Any return`, { outside: msg`Outside of the interval` }),
  money: choiceFilter(msg`Real money`, { test: msg`Test money` }),
  from: dayFilter(msg`From`),
  to: dayFilter(msg`To`),
};
