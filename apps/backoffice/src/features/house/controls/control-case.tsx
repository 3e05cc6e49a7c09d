import { useLingui } from '@lingui/react/macro';
import { readControlRun } from '@perya/contract/evidence/staff-calls/controls';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { ControlState } from './control-state.tsx';
import { useControlTexts } from './control-texts.ts';

/** One run of a control: what it looked at, and the rows that broke it. */
export function ControlCase() {
  const { t, i18n } = useLingui();
  const { id } = getRouteApi('/house/controls/$id').useParams();
  const navigate = useNavigate();
  const texts = useControlTexts();
  const actor = useActor();
  const read = useCall(readControlRun, { id });
  const title = t`Run ${id}`;
  const close = () => void navigate({ to: '/house/controls' });
  if (read.answer === null) return <CaseDrawer title={title} onClose={close} unread={read} />;
  const { run, rows } = read.answer;
  return (
    <CaseDrawer title={title} badge={<ControlState run={run} />} onClose={close}>
      <Facts
        facts={[
          { label: t`Control`, value: texts[run.control].title },
          { label: t`By`, value: actor(run.started_by) },
          { label: t`Ended`, value: <Moment at={run.finished_at} /> },
          { label: t`Written from`, value: <Moment at={run.looked_from} /> },
          { label: t`Written before`, value: <Moment at={run.looked_to} /> },
          { label: t`Rows looked at`, value: i18n.number(run.looked) },
        ]}
      />
      <Section title={t`Rows that break`}>
        {rows.length === 0 && <p className="text-ink-muted">{t`None`}</p>}
        <ul className="flex flex-col gap-3">
          {rows.map(({ uid, subject, detail }) => (
            <li key={`${subject} ${detail}`} className="flex flex-col gap-0.5">
              <span className="font-semibold">{subject}</span>
              <span className="amount-figures break-words">{detail}</span>
              {uid !== null && (
                <span className="text-ink-muted">
                  {t`Player`} <PlayerLink uid={uid} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </Section>
    </CaseDrawer>
  );
}
