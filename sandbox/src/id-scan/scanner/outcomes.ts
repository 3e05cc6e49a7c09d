import type { ScanReason } from '@perya/contract/id-scan/wire';
import type { Text } from '@perya/contract/text';

/** What whoever tries the scanner can have it answer. */
export const outcomes = [
  'success',
  'slow',
  'unreadable',
  'expired',
  'already_used',
  'provider_down',
  'interrupted',
] as const;
export type Outcome = (typeof outcomes)[number];

export function isOutcome(given: unknown): given is Outcome {
  return outcomes.some((outcome) => outcome === given);
}

/** For these nobody needs a picture. */
export const failures: Partial<Record<Outcome, ScanReason>> = {
  unreadable: 'unreadable',
  expired: 'expired',
  already_used: 'already_used',
  provider_down: 'provider_down',
};

export const outcomeTexts: Record<Outcome, Text> = {
  success: { en: 'Read the picture', tl: 'Basahin ang larawan' },
  slow: { en: 'Read it, slowly', tl: 'Basahin nang mabagal' },
  unreadable: { en: 'Unreadable', tl: 'Hindi mabasa' },
  expired: { en: 'Expired', tl: 'Expired na' },
  already_used: { en: 'Already used by another player', tl: 'Nagamit na ng ibang player' },
  provider_down: { en: 'The provider is down', tl: 'Hindi gumagana ang provider' },
  interrupted: { en: 'Interrupted', tl: 'Naputol' },
};
