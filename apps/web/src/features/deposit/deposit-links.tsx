import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { closeOverlay } from '../../lib/overlays/pending-action.ts';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';

/** The brake beside the accelerator, and what the law wants to be read with it. */
export function DepositLinks() {
  const { t } = useLingui();
  return (
    <>
      <Link
        to="/play-limits"
        onClick={closeOverlay}
        className="-my-2 inline-flex min-h-11 items-center justify-center text-[0.875rem] text-ink-muted underline underline-offset-4"
      >
        {t`Set a limit for your deposits`}
      </Link>
      <LegalNotice />
    </>
  );
}
