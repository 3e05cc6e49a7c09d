import { useLingui } from '@lingui/react/macro';
import { Fact } from '../../lib/page/fact.tsx';

/** A field that support or a verifier asks for. */
export function CopyFact({ label, value }: { readonly label: string; readonly value: string }) {
  const { t } = useLingui();
  return <Fact label={label} value={value} copy={{ label: t`Copy: ${label}`, done: t`Copied!` }} />;
}
