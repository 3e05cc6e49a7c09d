import { useLingui } from '@lingui/react/macro';
import { listStaffJackpots } from '@perya/contract/games/staff-calls/jackpots';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { Facts } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { percentOf } from './share-typed.ts';
import { useStateNames } from './use-state-names.ts';

/** The jackpot that a request changes: what is in it, what it has paid and what it returns. */
export function JackpotSubject({ id: code }: { readonly id: string }) {
  const { t } = useLingui();
  const states = useStateNames();
  return (
    <StandingSection call={listStaffJackpots} input={{}}>
      {({ rows }) => {
        const jackpot = rows.find((row) => row.code === code);
        if (!jackpot) return <p className="text-ink-muted">{t`There is no such jackpot yet`}</p>;
        return (
          <Facts
            facts={[
              { label: t`Jackpot`, value: jackpot.name_en },
              { label: t`State`, value: states[jackpot.state] },
              { label: t`In the pool`, value: <Money amount={jackpot.amount} /> },
              { label: t`Put aside`, value: <Money amount={jackpot.reserve} /> },
              { label: t`From stakes`, value: <Money amount={jackpot.contributed} /> },
              { label: t`From the house`, value: <Money amount={jackpot.seeded} /> },
              { label: t`Won`, value: <Money amount={jackpot.won} /> },
              { label: t`Returns on average`, value: `${percentOf(jackpot.return_ppm)} %` },
              { label: t`Games`, value: jackpot.games.join(', ') },
              {
                label: t`Last won`,
                value: jackpot.last_won_at && <Moment at={jackpot.last_won_at} />,
              },
            ]}
          />
        );
      }}
    </StandingSection>
  );
}
