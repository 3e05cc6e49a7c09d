import { msg } from '@lingui/core/macro';
import { brands } from '@perya/contract/brands';
import { choiceFilter } from '../../lib/list/filters.ts';

export const announcementsFilters = {
  phase: choiceFilter(msg`State`, {
    running: msg`Running`,
    planned: msg`Planned`,
    off: msg`Switched off`,
    over: msg`Over`,
  }),
  brand: choiceFilter(msg`Brand`, {
    perya: { id: brands.perya.name, message: brands.perya.name },
    sinag: { id: brands.sinag.name, message: brands.sinag.name },
    tala: { id: brands.tala.name, message: brands.tala.name },
    h5: msg`Mobile web`,
  }),
};
