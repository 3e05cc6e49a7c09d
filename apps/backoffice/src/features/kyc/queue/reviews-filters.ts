import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type KycFlag, kycFlagNames } from '@perya/contract/kyc/staff-flags';
import { choiceFilter, pickFilter } from '../../../lib/list/filters.ts';

/** Short, because they stand in a narrow list; the case says each in a sentence. */
export const flagNames: Readonly<Record<KycFlag, MessageDescriptor>> = {
  'same-id-number': msg`Same ID number`,
  'same-person': msg`Same person`,
  'same-photo': msg`Same photo`,
  'watch-list': msg`Watch-list`,
  'restricted-person': msg`Restricted`,
  'under-age': msg`Under 21`,
  'id-expired': msg`ID expired`,
  'differs-from-id': msg`Differs from ID`,
  'no-scan': msg`Not scanned`,
};

const flagChoices = Object.fromEntries(
  kycFlagNames.map((flag) => [flag, flagNames[flag]]),
) as Record<KycFlag, MessageDescriptor>;

export const reviewsFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  state: choiceFilter(msg`Open reviews`, {
    waiting: msg`Waiting`,
    escalated: msg`Escalated`,
    approved: msg`Approved`,
    rejected: msg`Rejected`,
    returned: msg`Asked again`,
    all: msg`All reviews`,
  }),
  flag: choiceFilter(msg`Any flag`, flagChoices),
  claim: choiceFilter(msg`Anybody’s`, { mine: msg`Mine`, free: msg`Free` }),
};
