import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@perya/ui/button';
import { Link } from '@tanstack/react-router';
import { openModal } from '../modals/open-modal.ts';

interface PlayReminder {
  readonly text: string;
  /** Where there is no page for the identity check yet, the reminder can only be read. */
  readonly hasKycPage: boolean;
}

/** Says why the game stays shut; its mask does not close it. [A-239 A-246 A-247] */
export function openPlayReminder({ text, hasKycPage }: PlayReminder): void {
  openModal({
    title: t`KYC reminder`,
    presentation: 'center',
    closeOnMask: false,
    closeOnEscape: true,
    content: (close) => (
      <div className="flex flex-col gap-5">
        <p className="text-ink-muted">{text}</p>
        {hasKycPage ? <VerifyLink onFollow={close} /> : <Okay onPress={close} />}
      </div>
    ),
  });
}

function VerifyLink({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useLingui();
  return (
    <Link to={'/s-kyc' as string} onClick={onFollow} className={buttonClass('primary', 'large')}>
      {t`Go To KYC Verify Now`}
    </Link>
  );
}

function Okay({ onPress }: { readonly onPress: () => void }) {
  const { t } = useLingui();
  return <Button size="large" onClick={onPress}>{t`Okay`}</Button>;
}
