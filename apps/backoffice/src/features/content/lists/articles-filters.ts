import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { policyBrands } from '@perya/contract/content/calls/documents';
import { choiceFilter, textFilter } from '../../../lib/list/filters.ts';
import { brandLabel, groupNames, stateNames } from '../article-words.ts';

/** Names of brands are the same in every language. */
const brandNames = Object.fromEntries(
  policyBrands.map((tag) => [tag, { id: brandLabel(tag), message: brandLabel(tag) }]),
) as Record<(typeof policyBrands)[number], MessageDescriptor>;

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
