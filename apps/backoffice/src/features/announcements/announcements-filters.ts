import { msg } from '@lingui/core/macro';
import { brands } from '@perya/contract/brands';
import { choiceFilter, inBoth } from '../../lib/list/filters.ts';

export const announcementsFilters = {
  phase: choiceFilter(msg`State`, {
    running: msg`Running`,
    planned: msg`Planned`,
    off: msg`Switched off`,
    over: msg`Over`,
  }),
  brand: choiceFilter(msg`Brand`, {
    perya: inBoth(brands.perya.name),
    sinag: inBoth(brands.sinag.name),
    tala: inBoth(brands.tala.name),
    h5: msg`Mobile web`,
  }),
};
