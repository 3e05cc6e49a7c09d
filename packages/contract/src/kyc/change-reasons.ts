import { kyc } from '../constants.ts';
import type { Text } from '../text.ts';

/** Why the house itself changed a status. The history keeps the English words, and staff read their own. */
export const kycChangeReasons = {
  insert: { en: 'Submitted the identity check', tl: 'Nagsumite ng KYC' },
  update: { en: 'Submitted the identity check again', tl: 'Muling nagsumite ng KYC' },
  base: {
    en: 'Gave name, birthday and gender',
    tl: 'Nagbigay ng pangalan, kapanganakan at kasarian',
  },
  overdue: {
    en: `Not verified within ${kyc.deadlineHours} hours`,
    tl: `Hindi na-verify sa loob ng ${kyc.deadlineHours} oras`,
  },
} satisfies Record<string, Text>;
