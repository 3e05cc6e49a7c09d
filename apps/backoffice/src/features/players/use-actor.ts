import { useLingui } from '@lingui/react/macro';

/** Who acted as one says it: `staff:101` is 'Staff 101'. */
export function useActor(): (by: string) => string {
  const { t } = useLingui();
  const kinds: Readonly<Record<string, string>> = {
    staff: t`Staff`,
    player: t`Player`,
    system: t`System`,
    visitor: t`Visitor`,
  };
  return (by) => {
    const [kind = '', ...rest] = by.split(':');
    return `${kinds[kind] ?? kind} ${rest.join(':')}`.trim();
  };
}
