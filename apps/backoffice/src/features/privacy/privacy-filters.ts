import { msg } from '@lingui/core/macro';
import { choiceFilter, pickFilter } from '../../lib/list/filters.ts';

export const privacyRequestsFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  state: choiceFilter(msg`Open requests`, { answered: msg`Answered requests` }),
  kind: choiceFilter(msg`Any kind`, {
    access: msg`Copy of the data`,
    correction: msg`Correction`,
    erasure: msg`Erasure`,
    objection: msg`Objection`,
  }),
};

export const incidentsFilters = {
  state: choiceFilter(msg`Open incidents`, { closed: msg`Ended incidents` }),
};
