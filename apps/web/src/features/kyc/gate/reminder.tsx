import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@perya/ui/button';
import { Link } from '@tanstack/react-router';

interface ReminderProps {
  readonly text: string;
  readonly close: () => void;
}

export function Reminder({ text, close }: ReminderProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">{text}</p>
      <Link to="/s-kyc" onClick={close} className={buttonClass('primary', 'large')}>
        {t`Go To KYC Verify Now`}
      </Link>
    </div>
  );
}
