import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@perya/ui/button';
import { Link } from '@tanstack/react-router';

interface ReminderProps {
  /** The documents begin it in the middle of a sentence, which the address before it completes. */
  readonly text: string;
  readonly more: string | null;
  readonly close: () => void;
}

export function Reminder({ text, more, close }: ReminderProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2 text-ink-muted">
        <p>{t`Dear player,`}</p>
        <p className="text-ink">{text}</p>
        {more !== null && <p>{more}</p>}
      </div>
      <Link to="/s-kyc" onClick={close} className={buttonClass('primary', 'large')}>
        {t`Go To KYC Verify Now`}
      </Link>
    </div>
  );
}
