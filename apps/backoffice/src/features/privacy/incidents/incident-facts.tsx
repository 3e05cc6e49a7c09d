import { useLingui } from '@lingui/react/macro';
import type { Incident } from '@perya/contract/privacy/staff-calls/incidents';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { DueMoment } from '../due-moment.tsx';

const Words = ({ text }: { readonly text: string }) => (
  <span className="whitespace-pre-wrap break-words">{text || '–'}</span>
);

/** Everything that is written down of an incident, with its clock. */
export function IncidentFacts({ found }: { readonly found: Incident }) {
  const { t, i18n } = useLingui();
  const nameOf = useActor();
  const at = (moment: number | null) => moment !== null && <Moment at={moment} />;
  return (
    <Section title={t`What is known`}>
      <Facts
        facts={[
          { label: t`Found`, value: <Moment at={found.found_at} /> },
          { label: t`Noted by`, value: nameOf(found.noted_by) },
          {
            label: t`To be told by`,
            value: found.must_tell ? (
              <DueMoment
                at={found.tell_by}
                isLate={found.is_late}
                isMet={found.commission_told_at !== null}
              />
            ) : (
              t`Nobody has to be told`
            ),
          },
          { label: t`What happened`, value: <Words text={found.what} /> },
          { label: t`Whom it concerns`, value: <Words text={found.whom} /> },
          { label: t`Persons`, value: i18n.number(found.affected) },
          { label: t`What was done`, value: <Words text={found.done} /> },
          { label: t`Commission told`, value: at(found.commission_told_at) || '–' },
          { label: t`Persons told`, value: at(found.persons_told_at) || '–' },
          ...(found.closed_at === null
            ? []
            : [
                { label: t`Ended`, value: <Moment at={found.closed_at} /> },
                { label: t`Approved by`, value: nameOf(found.closed_by ?? '') },
              ]),
        ]}
      />
    </Section>
  );
}
