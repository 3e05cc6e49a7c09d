import { useLingui } from '@lingui/react/macro';
import type { BetStatus } from '@perya/contract/games/calls/bets';
import { Badge } from '@perya/ui/badge';
import { type Drawing, Icon } from '@perya/ui/icon';
import { clockIcon, errorIcon, successIcon } from '@perya/ui/icons/status';

/** A shape for each, so that colour is never the only sign. [G-057] */
const looks: Record<
  BetStatus,
  { readonly drawing: Drawing; readonly tone: 'positive' | 'warning' | 'negative' }
> = {
  completed: { drawing: successIcon, tone: 'positive' },
  pending: { drawing: clockIcon, tone: 'warning' },
  failed: { drawing: errorIcon, tone: 'negative' },
};

export function useStatusNames(): Record<BetStatus, string> {
  const { t } = useLingui();
  return { completed: t`Completed`, pending: t`Pending`, failed: t`Failed` };
}

export function BetStatusBadge({ status }: { readonly status: BetStatus }) {
  const names = useStatusNames();
  const { drawing, tone } = looks[status];
  return (
    <Badge tone={tone}>
      <Icon drawing={drawing} className="size-4" />
      {names[status]}
    </Badge>
  );
}
