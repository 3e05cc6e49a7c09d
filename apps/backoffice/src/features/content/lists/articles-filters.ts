import { msg } from '@lingui/core/macro';
import { policyBrands } from '../../../lib/browser/own-brands.ts';
import { choiceFilter, inBoth, textFilter } from '../../../lib/list/filters.ts';
import { brandLabel, groupNames, stateNames } from '../article-words.ts';

const brandNames = Object.fromEntries(policyBrands().map((tag) => [tag, inBoth(brandLabel(tag))]));

const found = {
  w: textFilter(msg`Words`),
  state: choiceFilter(msg`State: any`, stateNames),
};

export const documentsFilters = {
  ...found,
  brand: choiceFilter(msg`Brand: any`, brandNames),
} as const;

export const helpFilters = { ...found, group: choiceFilter(msg`Group: any`, groupNames) } as const;

export const newsFilters = found;
