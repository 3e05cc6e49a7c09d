import { IconButton } from '@perya/ui/icon-button';
import { checkIcon, copyIcon } from '@perya/ui/icons/action';
import { useCopied } from '../browser/use-copied.ts';

interface CopyTexts {
  readonly label: string;
  readonly done: string;
}

interface FactProps {
  readonly label: string;
  readonly value: string;
  readonly isAmount?: boolean;
  /** With them it can be copied: what is long or asked for elsewhere. */
  readonly copy?: CopyTexts;
}

/** A field and what it says. */
export function Fact({ label, value, isAmount = false, copy }: FactProps) {
  return (
    <div className="flex min-h-12 items-center gap-3 border-line border-b py-2 pr-4 pl-4 text-[0.9375rem] last:border-b-0">
      <dt className="max-w-[50%] shrink-0 text-ink-muted">{label}</dt>
      <dd
        className={`ml-auto flex min-w-0 items-center justify-end gap-1 text-right font-semibold [overflow-wrap:anywhere] ${isAmount ? 'amount-figures whitespace-nowrap' : ''}`}
      >
        {value}
        {copy !== undefined && value !== '' && <CopyButton texts={copy} value={value} />}
      </dd>
    </div>
  );
}

function CopyButton({ texts, value }: { readonly texts: CopyTexts; readonly value: string }) {
  const { hasCopied, copy } = useCopied();
  return (
    <span className="-my-2 -mr-3 flex items-center">
      <IconButton
        drawing={hasCopied ? checkIcon : copyIcon}
        label={texts.label}
        onClick={() => copy(value)}
      />
      <span role="status" className="sr-only">
        {hasCopied && texts.done}
      </span>
    </span>
  );
}
