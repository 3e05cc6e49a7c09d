import { useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@perya/ui/button';
import { useEffect, useMemo } from 'react';
import { useCopied } from '../../lib/browser/use-copied.ts';
import { useSite } from '../../lib/page/site.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once: the server stores only digests. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  const { brand } = useSite();
  const { hasCopied, copy } = useCopied();
  const text = codes.join('\n');
  const url = useMemo(
    () => URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' })),
    [text],
  );
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-semibold text-[0.9375rem]">
        {t`Save these recovery codes: each works once, and they are shown only now.`}
      </p>
      <ul
        aria-label={t`Recovery codes`}
        className="amount-figures grid gap-2 sm:grid-cols-2 rounded-control bg-sunken p-4 text-center font-semibold"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex gap-3">
        <Button kind="secondary" className="flex-1" onClick={() => copy(text)}>
          {hasCopied ? t`Copied!` : t`Copy`}
        </Button>
        <a
          href={url}
          download={`${brand.name.toLowerCase()}-recovery-codes.txt`}
          className={`${buttonClass('secondary')} flex-1`}
        >
          {t`Download`}
        </a>
      </div>
      <Button onClick={onDone}>{t`I have saved them`}</Button>
    </div>
  );
}
