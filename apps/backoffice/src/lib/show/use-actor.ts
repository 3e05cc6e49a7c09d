import { useLingui } from '@lingui/react/macro';
import { listColleagues } from '@perya/contract/staff/calls/own';
import { useCall } from '../query/use-call.ts';

/** Who acted as one says it: `staff:101` by the name that colleagues know, `system:expire` is 'System expire'. */
export function useActor(): (by: string) => string {
  const { t } = useLingui();
  const { answer } = useCall(listColleagues, {});
  const kinds: Readonly<Record<string, string>> = {
    staff: t`Staff`,
    player: t`Player`,
    system: t`System`,
    visitor: t`Visitor`,
  };
  return (by) => {
    const [kind = '', ...rest] = by.split(':');
    const who = rest.join(':');
    const name = kind === 'staff' && answer?.rows.find(({ id }) => id === who)?.name;
    return name || `${kinds[kind] ?? kind} ${who}`.trim();
  };
}
