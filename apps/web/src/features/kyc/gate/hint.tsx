import { useLingui } from '@lingui/react/macro';
import { isKycAllowed } from '@perya/contract/rules/kyc-gate';
import { Button } from '@perya/ui/button';
import { useKycRecord } from '../../../lib/kyc/use-kyc-record.ts';
import { ContactButton } from './contact-button.tsx';

interface HintProps {
  readonly text: string;
  readonly more: string | null;
  readonly close: () => void;
}

/** Nothing is left to do but to wait, or to ask. [A-235 A-236] */
export function Hint({ text, more, close }: HintProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">{text}</p>
      {more !== null && <p className="text-ink-muted">{more}</p>}
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:*:flex-1">
        <Button size="large" onClick={close}>{t`Okay`}</Button>
        <ContactButton onFollow={close} />
      </div>
    </div>
  );
}

/** What the money in the wallet can be used for meanwhile, by the operator's policy. */
export function WalletHint({ close }: Pick<HintProps, 'close'>) {
  const { t } = useLingui();
  const { record } = useKycRecord();
  const mayPlay = isKycAllowed('play', 'under_review', record?.policy);
  const text = mayPlay
    ? t`Your KYC is under review. Money in your wallet can be played; it can be withdrawn once the review is passed.`
    : t`Your KYC is under review. Money in your wallet can be played and withdrawn once the review is passed.`;
  return <Hint text={text} more={null} close={close} />;
}
