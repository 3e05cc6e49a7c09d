import { useLingui } from '@lingui/react/macro';
import { reachDays, readPromotionReach } from '@perya/contract/promotions/staff-calls/simulation';
import { useCall } from '../../../lib/query/use-call.ts';
import { Section } from '../../../lib/show/facts.tsx';

interface ReachLineProps {
  readonly id: number;
  readonly revision: number;
}

/** How many players it is for, before it counts for anybody. */
export function ReachLine({ id, revision }: ReachLineProps) {
  const { t, i18n } = useLingui();
  const { answer } = useCall(readPromotionReach, { id, revision });
  if (answer === null) return null;
  const meant = i18n.number(answer.meant);
  const looked = i18n.number(answer.looked);
  const days = reachDays;
  return (
    <Section title={t`Whom it reaches`}>
      <p>
        {answer.is_more
          ? t`${meant} of ${looked} players who were looked at; more than these came in the last ${days} days.`
          : t`${meant} of the ${looked} players who came in the last ${days} days.`}
      </p>
    </Section>
  );
}
