import { useLingui } from '@lingui/react/macro';
import { isVerified } from '@perya/contract/rules/kyc-deadline';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { buttonClass } from '@perya/ui/button';
import { Link } from '@tanstack/react-router';
import type { KycState } from '../../../lib/kyc/use-kyc-record.ts';
import { scenes } from '../art/scenes.tsx';
import { MayDo } from '../may-do.tsx';
import { StageFrame } from '../stage-frame.tsx';

interface SuccessScreenProps extends Pick<KycState, 'record'> {
  readonly status: KycStatus;
  readonly takesFocus: boolean;
}

/** The end of the wizard, with what is open meanwhile; the player leaves it, not the clock. [A-168 A-169 A-204 A-207] */
export function SuccessScreen({ status, record, takesFocus }: SuccessScreenProps) {
  const { t } = useLingui();
  const hasPassed = isVerified(status);
  // The record may not say yet that it was submitted; a frozen account stays so until it is approved.
  const meanwhile = status === 'frozen' ? status : 'under_review';
  return (
    <StageFrame
      title={hasPassed ? t`KYC Verified` : t`Submit successfully`}
      picture={hasPassed ? scenes.verified : scenes.done}
      takesFocus={takesFocus}
      actions={
        <Link to="/" replace className={buttonClass('primary', 'large')}>{t`Go To Homepage`}</Link>
      }
    >
      <p className="text-center text-ink-muted">
        {hasPassed
          ? t`Your identity is verified. There is nothing left to do.`
          : t`Thank you for verifying with us, please kindly wait up to 24 hours for us to process your request.`}
      </p>
      {!hasPassed && record !== null && <MayDo status={meanwhile} policy={record.policy} />}
    </StageFrame>
  );
}
