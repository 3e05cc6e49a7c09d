import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@perya/ui/icon-button';
import { checkIcon, copyIcon } from '@perya/ui/icons/action';
import { useCopied } from '../../lib/browser/use-copied.ts';

interface FactProps {
  readonly label: string;
  readonly value: string;
  readonly isAmount?: boolean;
  readonly canCopy?: boolean;
}

/** A field and what it says; what is long or asked for elsewhere can be copied. */
export function Fact({ label, value, isAmount = false, canCopy = false }: FactProps) {
  return (
    <div className="flex min-h-12 items-center gap-3 border-line border-b py-2 pr-4 pl-4 text-[0.9375rem] last:border-b-0">
      <dt className="max-w-[50%] shrink-0 text-ink-muted">{label}</dt>
      <dd
        className={`ml-auto flex min-w-0 items-center justify-end gap-1 text-right font-semibold [overflow-wrap:anywhere] ${isAmount ? 'amount-figures whitespace-nowrap' : ''}`}
      >
        {value}
        {canCopy && value !== '' && <CopyButton label={label} value={value} />}
      </dd>
    </div>
  );
}

function CopyButton({ label, value }: { readonly label: string; readonly value: string }) {
  const { t } = useLingui();
  const { hasCopied, copy } = useCopied();
  return (
    <span className="-my-2 -mr-3 flex items-center">
      <IconButton
        drawing={hasCopied ? checkIcon : copyIcon}
        label={t`Copy: ${label}`}
        onClick={() => copy(value)}
      />
      <span role="status" className="sr-only">
        {hasCopied && t`Copied!`}
      </span>
    </span>
  );
}
