import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { useCopied } from '../../lib/browser/use-copied.ts';
import { groupByFour } from './group-by-four.ts';

/** For a player whose app is on the same phone and cannot scan its own screen. */
export function SecretText({ secret }: { readonly secret: string }) {
  const { t } = useLingui();
  const { hasCopied, copy } = useCopied();
  return (
    <div className="flex items-center gap-3 rounded-control bg-sunken py-2 pr-2 pl-4">
      <code className="min-w-0 flex-1 font-semibold text-[0.9375rem] leading-snug">
        {groupByFour(secret)}
      </code>
      <Button kind="secondary" onClick={() => copy(secret)}>
        {hasCopied ? t`Copied!` : t`Copy`}
      </Button>
    </div>
  );
}
