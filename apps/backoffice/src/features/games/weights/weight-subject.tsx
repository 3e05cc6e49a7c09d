import { useLingui } from '@lingui/react/macro';
import {
  listTurnoverWeights,
  weightDays,
} from '@perya/contract/games/staff-calls/turnover-weights';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { Facts } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { useTypeNames } from './use-type-names.ts';

/** How much the games of a kind count today, and what was staked on them lately. */
export function WeightSubject({ id: type }: { readonly id: string }) {
  const { t } = useLingui();
  const nameOf = useTypeNames();
  return (
    <StandingSection call={listTurnoverWeights} input={{}}>
      {({ rows }) => {
        const row = rows.find(({ game_type }) => String(game_type) === type);
        return (
          <Facts
            facts={[
              { label: t`Games`, value: nameOf(Number(type)) },
              { label: t`Counts`, value: row && `${row.weight} %` },
              {
                label: t`Staked in ${weightDays} days`,
                value: row && <Money amount={row.staked} />,
              },
              { label: t`Counted of it`, value: row && <Money amount={row.counted} /> },
              { label: t`Changed`, value: row?.changed_at && <Moment at={row.changed_at} /> },
            ]}
          />
        );
      }}
    </StandingSection>
  );
}
