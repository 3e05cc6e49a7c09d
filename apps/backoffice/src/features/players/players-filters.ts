import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BrandTag } from '@perya/contract/brands';
import type { AccountState } from '@perya/contract/identity/staff-calls/players';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { Text } from '@perya/contract/text';
import { allBrands } from '../../lib/browser/own-brands.ts';
import { kycStatuses } from '../../lib/kyc/kyc-badge.tsx';
import {
  choiceFilter,
  dayFilter,
  type Filter,
  inBoth,
  type SearchOf,
  textFilter,
} from '../../lib/list/filters.ts';
import { accountStates } from './player-words.ts';

function namesOf<Key extends string>(
  named: Record<Key, { readonly name: MessageDescriptor }>,
): Record<Key, MessageDescriptor> {
  const names = Object.entries<{ name: MessageDescriptor }>(named).map(([key, { name }]) => [
    key,
    name,
  ]);
  return Object.fromEntries(names);
}

const brandNames = Object.fromEntries(
  allBrands().map(({ tag, name }) => [tag, inBoth(`${name} (${tag})`)]),
) as Record<BrandTag, Text>;

/** The words of a search: they stand in the address, and are sent when one is done typing. */
const words: Filter = { ...textFilter(msg`Search`), kind: 'hidden' };

export const playersFilters = {
  q: words,
  state: choiceFilter<AccountState>(msg`State`, namesOf(accountStates)),
  kyc_status: choiceFilter<KycStatus>(msg`KYC status`, namesOf(kycStatuses)),
  brand: choiceFilter<BrandTag>(msg`Brand`, brandNames),
  test: choiceFilter(msg`Test accounts`, {
    yes: msg`Only test accounts`,
    no: msg`No test accounts`,
  }),
  from: dayFilter(msg`Registered from`),
  until: dayFilter(msg`until`),
};

export type PlayersSearch = SearchOf<typeof playersFilters>;
