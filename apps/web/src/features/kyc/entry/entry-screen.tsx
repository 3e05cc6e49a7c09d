import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { hasKycClock, isComplianceActive } from '@perya/contract/rules/kyc-deadline';
import { blockedText, kycStandingText } from '@perya/contract/rules/kyc-gate';
import { say } from '@perya/contract/text';
import { useSecondsLeft } from '../../../lib/fields/use-seconds-left.ts';
import type { KnownKyc } from '../../../lib/kyc/known-kyc.ts';
import type { KycState } from '../../../lib/kyc/use-kyc-record.ts';
import { useSite } from '../../../lib/page/site.ts';
import { scenes } from '../art/scenes.tsx';
import { MayDo } from '../may-do.tsx';
import { StageFrame } from '../stage-frame.tsx';
import type { KycStanding } from '../use-policy-actions.ts';
import { BasicWays } from './basic-ways.tsx';
import { Countdown } from './countdown.tsx';
import { EntryButtons } from './entry-buttons.tsx';
import { basicFormOf, describeEntry, type EntryTitle } from './entry-rules.ts';
import { Offer } from './offer.tsx';
import { PolicyCard } from './policy-card.tsx';
import { Rejection } from './rejection.tsx';

interface EntryScreenProps extends Pick<KycState, 'record' | 'clockAheadMs'> {
  readonly known: KnownKyc;
  readonly onStart: () => void;
  readonly takesFocus: boolean;
}

const pictures: Record<EntryTitle, keyof typeof scenes> = {
  blocked: 'shut',
  rejected: 'rejected',
  underReview: 'waiting',
  reminder: 'start',
  verify: 'start',
};

/** Where the check stands, how much time is left, and the ways on. [A-121 A-128 A-130 A-132] */
export function EntryScreen({
  known,
  record,
  clockAheadMs,
  onStart,
  takesFocus,
}: EntryScreenProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const secondsLeft = useSecondsLeft(known.expires_at * 1000 - clockAheadMs);
  const isPastCutoff = usePastCutoff(known, record?.now ?? null);
  const { title, start, second } = describeEntry({ known, secondsLeft, isPastCutoff });
  const standing = title === 'rejected' ? null : kycStandingText(known.status, known.is_waiting);
  const titles: Record<EntryTitle, string> = {
    blocked: t`Account Blocked`,
    rejected: t`KYC Verify Rejected`,
    underReview: t`KYC Is Under Review...`,
    reminder: t`KYC reminder`,
    verify: t`KYC Verify`,
  };
  const basic = basicFormOf(record);
  // Under review the house is late, if anybody is.
  const hasCountdown = title !== 'underReview' && hasKycClock(known.status);
  const isOpen = title === 'verify' || title === 'reminder';
  return (
    <StageFrame
      title={titles[title]}
      picture={scenes[pictures[title]]}
      takesFocus={takesFocus}
      actions={<EntryButtons basic={basic} start={start} second={second} onStart={onStart} />}
    >
      {title === 'underReview' && (
        <p className="text-center text-ink-muted">
          {t`We will complete the review as soon as possible`}
        </p>
      )}
      {standing !== null && <p className="text-center text-ink-muted">{say(standing, language)}</p>}
      {title === 'blocked' && (
        <p className="text-center text-ink-muted">{say(blockedText, language)}</p>
      )}
      {(title === 'rejected' || (isOpen && known.issue_msg.length > 0)) && (
        <Rejection
          reasons={known.issue_msg}
          comment={record?.issue_message ?? ''}
          fields={record?.issue_fields ?? []}
        />
      )}
      {record !== null && <Policy title={title} status={known.status} policy={record.policy} />}
      <BasicWays basic={basic} record={record} />
      {hasCountdown && <Countdown secondsLeft={secondsLeft} endsAt={known.expires_at} />}
      {isOpen && <PolicyCard />}
    </StageFrame>
  );
}

interface PolicyProps extends KycStanding {
  readonly title: EntryTitle;
}

/** What the check opens, or what one may do while the house looks at it. */
function Policy({ title, ...standing }: PolicyProps) {
  if (title === 'underReview') return <MayDo {...standing} />;
  if (title === 'verify' || title === 'reminder') return <Offer {...standing} />;
  return null;
}

/** The site's compliance window is open, and this player's time is over: what leads every other page here. [A-133 A-480] */
function usePastCutoff({ cmpl }: KnownKyc, serverNow: number | null): boolean {
  const { index } = useSite();
  if (index === null || serverNow === null) return false;
  return cmpl === 1 && isComplianceActive(index, serverNow);
}
