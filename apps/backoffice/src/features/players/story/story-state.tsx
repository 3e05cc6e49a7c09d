import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { StoryLine } from '@perya/contract/house/staff-calls/player-story';
import { type RestrictedAction, restrictionNames } from '@perya/contract/limits/restrictions';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { type PaymentStatus, paymentStatusTexts } from '@perya/contract/rules/payment-status';
import type { LimitName } from '@perya/contract/rules/play-limits';
import type { ContactWay } from '@perya/contract/staff/calls/player-notes';
import { say } from '@perya/contract/text';
import { KycBadge } from '../../../lib/kyc/kyc-badge.tsx';
import { contactWords } from '../../../lib/notes/contact-words.ts';
import { RewardBadge } from '../../../lib/show/rewards/reward-badge.tsx';
import { StatusBadge, type Tone } from '../../../lib/show/status-badge.tsx';
import { useLimitNames } from '../../../lib/show/use-limit-names.ts';

const paymentTones: Partial<Record<PaymentStatus, Tone>> = {
  completed: 'positive',
  under_review: 'warning',
  canceled: 'negative',
};

/** How what happened stands now, in the words of the list that it comes from. */
export function StoryState({ line }: { readonly line: StoryLine }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const limitNames = useLimitNames();
  const { event, state } = line;
  if (state === null) return '–';
  if (event === 'status') return <KycBadge status={state as KycStatus} />;
  if (event === 'reward') return <RewardBadge state={state} />;
  if (event === 'limit') return limitNames[state as LimitName];
  if (event === 'contact') return t(contactWords[state as ContactWay]);
  if (event === 'restricted' || event === 'reopened') {
    return say(restrictionNames[state as RestrictedAction], language);
  }
  if (event !== 'deposit' && event !== 'withdrawal') return '–';
  const status = state as PaymentStatus;
  return (
    <StatusBadge tone={paymentTones[status] ?? 'neutral'}>
      {say(paymentStatusTexts[status], language)}
    </StatusBadge>
  );
}
