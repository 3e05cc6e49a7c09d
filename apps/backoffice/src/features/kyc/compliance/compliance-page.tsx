import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { type HomeTag, homeName } from '@perya/contract/content/staff-calls/home';
import {
  type Compliance,
  type ComplianceSite,
  readCompliance,
} from '@perya/contract/kyc/staff-calls/compliance';
import { say } from '@perya/contract/text';
import { useState } from 'react';
import { UnlessWaiting, WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { EndDialog } from './end-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';

export function StateBadge({ state }: Pick<ComplianceSite, 'state'>) {
  const { t } = useLingui();
  if (state === 'in-force') return <StatusBadge tone="negative">{t`In force`}</StatusBadge>;
  if (state === 'planned') return <StatusBadge tone="warning">{t`Planned`}</StatusBadge>;
  return <StatusBadge tone="neutral">{state === 'over' ? t`Over` : t`Off`}</StatusBadge>;
}

type Chosen = { site: ComplianceSite; deed: 'start' | 'end' } | null;

function Sites({ compliance }: { readonly compliance: Compliance }) {
  const { t, i18n } = useLingui();
  const may = useMay();
  const { language } = useLanguage();
  const nameOf = (tag: HomeTag) => say(homeName(tag), language);
  const [chosen, setChosen] = useState<Chosen>(null);
  const asked = i18n.number(compliance.asked);
  const close = () => setChosen(null);
  const isSet = ({ state }: ComplianceSite) => state === 'in-force' || state === 'planned';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex max-w-[46rem] flex-col gap-1 text-ink-muted">
        <p>{t`While a window is in force, players who must complete the identity check are led to it from every page of that site: those who are not verified and whose 72 hours are over, and those who were asked to complete it.`}</p>
        <p>{t`Asked to complete it on their own page: ${asked}`}</p>
      </div>
      <WaitingRequests action="kyc.compliance" />
      <PlainTable
        title={t`Compliance`}
        rows={compliance.sites}
        idOf={({ tag }) => tag}
        columns={[
          { id: 'site', title: t`Site`, cell: ({ tag }) => nameOf(tag) },
          { id: 'state', title: t`State`, cell: ({ state }) => <StateBadge state={state} /> },
          {
            id: 'from',
            title: t`Begins`,
            cell: ({ from }) => (from === 0 ? '–' : <Moment at={from} />),
          },
          {
            id: 'until',
            title: t`Ends`,
            cell: ({ until }) => (until === 0 ? '–' : <Moment at={until} />),
          },
          {
            id: 'overdue',
            title: t`Players past their time`,
            align: 'end',
            cell: ({ overdue, is_more }) => `${i18n.number(overdue)}${is_more ? '+' : ''}`,
          },
          {
            id: 'action',
            title: t`Action`,
            cell: (site) => {
              if (!may('kyc.compliance')) return false;
              const deed = isSet(site) ? 'end' : 'start';
              const button = (
                <Button kind="quiet" className="h-7" onClick={() => setChosen({ site, deed })}>
                  {deed === 'end' ? t`End` : t`Ask to begin …`}
                  <span className="sr-only"> {nameOf(site.tag)}</span>
                </Button>
              );
              if (deed === 'end') return button;
              return (
                <UnlessWaiting action="kyc.compliance" topic={site.tag} inTable>
                  {button}
                </UnlessWaiting>
              );
            },
          },
        ]}
      />
      {chosen?.deed === 'start' && (
        <StartDialog site={chosen.site} asked={compliance.asked} onClose={close} />
      )}
      {chosen?.deed === 'end' && <EndDialog tag={chosen.site.tag} onClose={close} />}
    </div>
  );
}

/** The compliance switch of each site: what it does, whom it meets, until when. */
export function CompliancePage() {
  const { t } = useLingui();
  const read = useCall(readCompliance, {});
  return (
    <CallPage
      title={t`Compliance`}
      read={read}
      failedTitle={t`The compliance windows could not be loaded`}
    >
      {(compliance) => <Sites compliance={compliance} />}
    </CallPage>
  );
}
