import { useLingui } from '@lingui/react/macro';
import { cancelLimitChange, type PlayLimit } from '@perya/contract/limits/calls/limits';
import type { LimitKind } from '@perya/contract/rules/play-limits';
import { Button } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { clockIcon } from '@perya/ui/icons/status';
import { toast } from '@perya/ui/toast';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { useMoment } from '../../lib/text/use-moment.ts';

interface PendingLimitProps {
  readonly kind: LimitKind;
  readonly next: NonNullable<PlayLimit['next']>;
}

/** A higher limit waits a day; until then the player may think better of it. */
export function PendingLimit({ kind, next }: PendingLimitProps) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const { submit, isBusy, problem } = useSubmit(cancelLimitChange, {
    problemIn: 'form',
    onDone: () => toast.success(t`The change is canceled`),
  });
  const at = moment(next.at);
  const amount = next.amount === null ? null : pesoText(next.amount);
  return (
    <div className="flex flex-col gap-2 rounded-control bg-warning-soft p-3">
      <p className="flex items-start gap-2 text-[0.9375rem]">
        <Icon drawing={clockIcon} className="mt-0.5 size-5 text-warning" />
        {amount === null ? t`No limit from ${at}` : t`${amount} from ${at}`}
      </p>
      {problem !== undefined && (
        <p role="alert" className="text-[0.8125rem] text-negative">
          {problem}
        </p>
      )}
      <Button kind="secondary" busy={isBusy} onClick={() => void submit({ limit: kind })}>
        {t`Cancel the change`}
      </Button>
    </div>
  );
}
