import { msg } from '@lingui/core/macro';
import { choiceFilter, pickFilter } from '../../lib/list/filters.ts';

export const limitsFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  state: choiceFilter(msg`Limits and exclusions`, {
    excluded: msg`Excluded now`,
    dormant: msg`Dormant accounts`,
  }),
  by: choiceFilter(msg`Set by anybody`, { player: msg`By the player`, house: msg`By the house` }),
};

export const careFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  state: choiceFilter(msg`Waiting`, { all: msg`All with markers` }),
};

export const locationFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  outcome: choiceFilter(msg`Found anywhere`, {
    inside: msg`In the Philippines`,
    outside: msg`Elsewhere`,
    hidden: msg`Hidden by a service`,
    unknown: msg`Not to be told`,
  }),
};

export const winsFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  state: choiceFilter(msg`Waiting`, { decided: msg`Decided` }),
};
