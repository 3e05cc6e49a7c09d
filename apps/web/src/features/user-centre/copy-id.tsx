import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@perya/ui/icon-button';
import { checkIcon, copyIcon } from '@perya/ui/icons/action';
import { useCopied } from '../../lib/browser/use-copied.ts';

/** The number that support asks for; 'Copied!' stands for two seconds. [M-039] */
export function CopyId({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const { hasCopied, copy } = useCopied();
  return (
    <p className="flex items-center gap-0.5 text-[0.9375rem] text-ink-muted">
      <span className="amount-figures truncate">{t`ID: ${uid}`}</span>
      <IconButton
        drawing={hasCopied ? checkIcon : copyIcon}
        label={t`Copy ID`}
        onClick={() => copy(uid)}
        className="text-ink-muted [&>svg]:size-5"
      />
      <span role="status" className="font-semibold text-positive">
        {hasCopied ? t`Copied!` : ''}
      </span>
    </p>
  );
}
