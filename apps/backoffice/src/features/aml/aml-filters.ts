import { msg } from '@lingui/core/macro';
import { type AmlRuleName, amlRuleNames, amlRules } from '@perya/contract/aml/rules';
import type { Text } from '@perya/contract/text';
import { choiceFilter, pickFilter } from '../../lib/list/filters.ts';

export const amlCasesFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  state: choiceFilter(msg`Open cases`, { closed: msg`Closed cases` }),
};

export const amlReportsFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  state: choiceFilter(msg`To be filed`, { filed: msg`Filed` }),
  kind: choiceFilter(msg`Any kind`, { ctr: msg`Covered (CTR)`, str: msg`Suspicious (STR)` }),
};

const titles = Object.fromEntries(
  amlRuleNames.map((name): [AmlRuleName, Text] => [name, amlRules[name].title]),
) as Record<AmlRuleName, Text>;

export const amlTrialsFilters = { name: choiceFilter(msg`Any rule`, titles) };

export const amlRatingsFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  rating: choiceFilter(msg`Any rating`, { low: msg`Low`, normal: msg`Normal`, high: msg`High` }),
};
