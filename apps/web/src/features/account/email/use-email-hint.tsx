import { useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@perya/ui/button';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openModal } from '../../../lib/modals/open-modal.ts';

/** On each entry, and only while the profile has no email; null means that this is not known yet. [A-107 A-477] */
export function useEmailHint(hasEmail: boolean | null): void {
  const { t } = useLingui();
  const title = t`Your email is not set`;
  // The title is read once, when the hint opens: a change of language must not open it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (hasEmail !== false) return;
    return openModal({
      title,
      presentation: 'center',
      closeOnMask: true,
      closeOnEscape: true,
      content: (close) => <EmailHint close={close} />,
    });
  }, [hasEmail]);
}

function EmailHint({ close }: { readonly close: () => void }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">
        {t`With an email address you can get back into your account even when you lose your phone.`}
      </p>
      <div className="flex gap-3">
        <Button kind="secondary" className="flex-1" onClick={close}>{t`Later`}</Button>
        <Link
          to="/s-account/form/email"
          onClick={close}
          className={`${buttonClass('primary')} flex-1`}
        >
          {t`Set email`}
        </Link>
      </div>
    </div>
  );
}
