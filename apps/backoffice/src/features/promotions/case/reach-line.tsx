import { useLingui } from '@lingui/react/macro';
import { readPromotionReach } from '@perya/contract/promotions/staff-calls/simulation';
import { reachDays } from '@perya/contract/rules/promotions/reach';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useCall } from '../../../lib/query/use-call.ts';
import { Section } from '../../../lib/show/facts.tsx';

interface ReachLineProps {
  readonly id: number;
  readonly revision: number;
}

/** How many players it is for, before it counts for anybody. */
export function ReachLine({ id, revision }: ReachLineProps) {
  const { t, i18n } = useLingui();
  const { answer, state } = useCall(readPromotionReach, { id, revision });
  if (state === 'failed') return null;
  const meant = i18n.number(answer?.meant ?? 0);
  const looked = i18n.number(answer?.looked ?? 0);
  const days = reachDays;
  return (
    <Section title={t`Whom it reaches`}>
      {answer === null ? (
        // As high as the line that comes, so that nothing beneath it moves.
        <Skeleton className="my-1 h-3 max-w-md" />
      ) : (
        <p>
          {answer.is_more
            ? t`${meant} of ${looked} players who were looked at; more than these came in the last ${days} days.`
            : t`${meant} of the ${looked} players who came in the last ${days} days.`}
        </p>
      )}
    </Section>
  );
}
