import { useLingui } from '@lingui/react/macro';
import { localStore } from '@perya/app-kit/browser/browser-stores';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { Badge, type BadgeProps } from '@perya/ui/badge';
import { buttonClass } from '@perya/ui/button';
import { Link } from '@tanstack/react-router';
import { resetStage } from '../../lib/kyc/stored-stage.ts';
import { ListRow } from '../../lib/page/list-row.tsx';
import { kycRowLook } from './kyc-row-look.ts';

const tones: Record<KycStatus, NonNullable<BadgeProps['tone']>> = {
  unset: 'neutral',
  basic_account: 'neutral',
  under_review: 'warning',
  rejected: 'negative',
  basic_kyc: 'accent',
  fully_kyc: 'positive',
  frozen: 'negative',
  block: 'negative',
  test_account: 'accent',
};

/** How the identity check stands, and the way to it where one is open. [A-215 A-216 A-217 A-218 A-219] */
export function KycRow({ status }: { readonly status: KycStatus }) {
  const { t } = useLingui();
  const look = kycRowLook(status);
  const names: Record<KycStatus, string> = {
    unset: t`Not verified`,
    basic_account: t`Not verified`,
    under_review: t`Under review`,
    rejected: t`Rejected`,
    basic_kyc: t`Basic verification`,
    fully_kyc: t`Verified`,
    frozen: t`Frozen`,
    block: t`Blocked`,
    test_account: t`Test account`,
  };
  return (
    <ListRow label={t`KYC`} to={look === 'link' ? '/s-kyc' : undefined}>
      {look === 'button' ? (
        <Link to="/s-kyc" onClick={() => resetStage(localStore)} className={buttonClass('primary')}>
          {t`Go To Verify`}
        </Link>
      ) : (
        <Badge tone={tones[status]}>{names[status]}</Badge>
      )}
    </ListRow>
  );
}
