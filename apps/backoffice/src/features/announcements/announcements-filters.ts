import { msg } from '@lingui/core/macro';
import { genericTag } from '@perya/contract/brands';
import { allBrands } from '../../lib/browser/own-brands.ts';
import { choiceFilter, inBoth } from '../../lib/list/filters.ts';

export const announcementsFilters = {
  phase: choiceFilter(msg`State`, {
    running: msg`Running`,
    planned: msg`Planned`,
    off: msg`Switched off`,
    over: msg`Over`,
  }),
  brand: choiceFilter(msg`Brand`, {
    ...Object.fromEntries(
      allBrands()
        .filter(({ tag }) => tag !== genericTag)
        .map(({ tag, name }) => [tag, inBoth(name)]),
    ),
    [genericTag]: msg`Mobile web`,
  }),
};
