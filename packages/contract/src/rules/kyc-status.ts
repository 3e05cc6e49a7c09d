/** How far a player's identity is known, by the number that the profile carries. */
export const kycStatuses = [
  'unset',
  'basic_account',
  'under_review',
  'rejected',
  'basic_kyc',
  'fully_kyc',
  'frozen',
  'block',
  'test_account',
] as const;

export type KycStatus = (typeof kycStatuses)[number];

export function kycStatusNumber(status: KycStatus): number {
  return kycStatuses.indexOf(status);
}

export function kycStatusOf(number: number): KycStatus {
  return kycStatuses[number] ?? 'unset';
}
