import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { Text } from '@perya/contract/text';

export interface KycNews {
  readonly isGood: boolean;
  readonly text: Text;
}

const news = {
  full: {
    en: 'Your identity check was approved: everything is open to you.',
    tl: 'Naaprubahan ang KYC mo: bukas na sa iyo ang lahat.',
  },
  basic: {
    en: 'Your identity check was approved in part. Complete it to withdraw.',
    tl: 'Bahagyang naaprubahan ang KYC mo. Kumpletuhin ito para makapag-withdraw.',
  },
  rejected: {
    en: 'Your identity check was not approved. Open KYC to see why.',
    tl: 'Hindi naaprubahan ang KYC mo. Buksan ang KYC para makita ang dahilan.',
  },
  frozen: {
    en: 'Your account is frozen until your identity check is approved.',
    tl: 'Naka-freeze ang account mo hanggang maaprubahan ang KYC mo.',
  },
} as const satisfies Record<string, Text>;

interface Standing {
  readonly status: KycStatus;
  readonly is_waiting: boolean;
}

/** What a player is told whose check the house has moved while the app was open; null for what they did themselves, and for a block, which is told of by its own dialog. */
export function kycNewsOf(before: Standing, now: Standing): KycNews | null {
  const isMoved = before.status !== now.status;
  if (isMoved && now.status === 'fully_kyc') return { isGood: true, text: news.full };
  if (isMoved && now.status === 'basic_kyc' && before.status !== 'block')
    return { isGood: true, text: news.basic };
  const isTurnedDown = before.is_waiting && !now.is_waiting;
  if (isTurnedDown && (now.status === 'rejected' || now.status === 'frozen'))
    return { isGood: false, text: news.rejected };
  return isMoved && now.status === 'frozen' ? { isGood: false, text: news.frozen } : null;
}
