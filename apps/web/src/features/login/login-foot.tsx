import { useLingui } from '@lingui/react/macro';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { DocumentLink } from './document-link.tsx';

/** For whoever cannot get in: help that needs no login. Beneath it what the law wants to be read. */
export function LoginFoot() {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-3">
      <p className="text-center text-[0.875rem] text-ink-muted">
        {t`Trouble logging in?`} <DocumentLink path="/my/helpcenter">{t`Help centre`}</DocumentLink>
      </p>
      <LegalNotice />
    </div>
  );
}
