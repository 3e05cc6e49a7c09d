import { useLingui } from '@lingui/react/macro';
import { makeHandover } from '@perya/contract/identity/calls/session';
import { Button } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { warningIcon } from '@perya/ui/icons/status';
import { useRef } from 'react';
import type { OverlayContentProps } from '../../../lib/overlays/overlay-contents.ts';
import { useSite } from '../../../lib/page/site.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { withdrawEntryUrl } from '../../../lib/session/withdraw-entry.ts';

/** Inside the shopping app money leaves on the website alone. [M-328 M-329 M-330 M-492] */
export default function NoticeSheet({ close }: OverlayContentProps) {
  const { t } = useLingui();
  const { brand } = useSite();
  const name = brand.name;
  const opened = useRef<Window | null>(null);
  const { submit, isBusy } = useSubmit(makeHandover, {
    onDone: ({ code }) => {
      const url = withdrawEntryUrl(location.origin, code);
      if (opened.current === null) location.assign(url);
      else opened.current.location.replace(url);
      close();
    },
  });
  const go = async () => {
    if (isBusy) return;
    // Opened within the tap: a window that is opened after an answer is held back as a popup. A shell without windows gives none.
    opened.current = window.open('', '_blank');
    if (opened.current !== null) opened.current.opener = null;
    if (!(await submit({}))) opened.current?.close();
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <p className="font-bold font-display text-lg leading-snug">
          {t`Withdraw Channel Under Maintenance`}
        </p>
        <p className="text-ink-muted">
          {t`Click "Confirm & Go" to be redirected to the website for more withdraw options.`}
        </p>
      </div>
      <p className="flex items-start gap-2.5 rounded-control bg-warning-soft px-3.5 py-3 text-[0.9375rem] leading-snug">
        <Icon drawing={warningIcon} className="mt-px size-5 text-warning" />
        {t`You are about to leave the app for the website of ${name}. Never share the one-time code of the shopping app with anyone: ${name} does not ask for it, on the website or anywhere else.`}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:*:flex-1">
        <Button size="large" busy={isBusy} onClick={() => void go()}>
          {t`Confirm and Go Now`}
        </Button>
        <Button kind="secondary" size="large" onClick={close}>{t`Close`}</Button>
      </div>
    </div>
  );
}
