import { useLingui } from '@lingui/react/macro';
import { listStops } from '@perya/contract/house/staff-calls/stops';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { Facts } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { useScopeNames } from './stop-scope-names.ts';

const standingMax = 200;

/** The stop that a request ends, and the others under which the same games would stay. */
export function StopSubject({ id }: { readonly id: string }) {
  const { t, i18n } = useLingui();
  const names = useScopeNames();
  return (
    <StandingSection call={listStops} input={{ limit: standingMax }}>
      {({ rows }) => {
        const stop = rows.find((each) => each.id === id);
        if (!stop) return <p className="text-ink-muted">{t`This stop has ended`}</p>;
        return (
          <Facts
            facts={[
              { label: t`What`, value: names[stop.scope] },
              { label: t`Which`, value: stop.subject || null },
              { label: t`Stopped`, value: <Moment at={stop.stopped_at} /> },
              { label: t`By`, value: stop.stopped_by },
              { label: t`Why`, value: stop.reason },
              { label: t`Other stops in force`, value: i18n.number(rows.length - 1) },
            ]}
          />
        );
      }}
    </StandingSection>
  );
}
