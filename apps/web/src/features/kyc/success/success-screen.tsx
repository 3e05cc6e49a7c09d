import { Plural, useLingui } from '@lingui/react/macro';
import { kyc } from '@perya/contract/constants';
import { buttonClass } from '@perya/ui/button';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSecondsLeft } from '../../../lib/fields/use-seconds-left.ts';
import { scenes } from '../art/scenes.tsx';
import { StageFrame } from '../stage-frame.tsx';

interface SuccessScreenProps {
  /** Approved already: there is nothing to wait for. */
  readonly isVerified: boolean;
  readonly takesFocus: boolean;
}

/** The end of the wizard, which goes home by itself. [A-168 A-169 A-170 A-204 A-207] */
export function SuccessScreen({ isVerified, takesFocus }: SuccessScreenProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [leavesAt] = useState(() => Date.now() + kyc.successRedirectSeconds * 1000);
  const left = useSecondsLeft(leavesAt);
  useEffect(() => {
    if (left === 0) void navigate({ to: '/', replace: true });
  }, [left, navigate]);
  return (
    <StageFrame
      title={isVerified ? t`KYC Verified` : t`Submit successfully`}
      picture={isVerified ? scenes.verified : scenes.done}
      takesFocus={takesFocus}
      actions={
        <Link to="/" replace className={buttonClass('primary', 'large')}>{t`Go To Homepage`}</Link>
      }
    >
      <p className="text-center text-ink-muted">
        {isVerified
          ? t`Your identity is verified. There is nothing left to do.`
          : t`Thank you for verifying with us, please kindly wait up to 24 hours for us to process your request.`}
      </p>
      <p className="amount-figures text-center text-[0.875rem] text-ink-muted">
        <Plural
          value={left}
          one="You go to the home page in # second"
          other="You go to the home page in # seconds"
        />
      </p>
    </StageFrame>
  );
}
