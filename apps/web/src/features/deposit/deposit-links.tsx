import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { say } from '@perya/contract/text';
import { Link } from '@tanstack/react-router';
import { closeOverlay } from '../../lib/overlays/pending-action.ts';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { askForBreak, breakTexts } from '../../lib/play-break/ask-for-break.tsx';

const brakeClass =
  'inline-flex min-h-11 items-center justify-center text-center text-[0.875rem] text-ink-muted underline underline-offset-4';

/** The brake beside the accelerator, and what the law wants to be read with it. */
export function DepositLinks() {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <>
      <div className="-my-2 flex flex-wrap justify-center gap-x-5">
        <Link to="/play-limits" onClick={closeOverlay} className={brakeClass}>
          {t`Set a limit for your deposits`}
        </Link>
        <button type="button" className={brakeClass} onClick={() => askForBreak(closeOverlay)}>
          {say(breakTexts.name, language)}
        </button>
      </div>
      <LegalNotice />
    </>
  );
}
