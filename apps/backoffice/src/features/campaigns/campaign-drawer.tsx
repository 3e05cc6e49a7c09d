import { useLingui } from '@lingui/react/macro';
import {
  type Campaign,
  type CampaignDay,
  readCampaign,
} from '@perya/contract/campaigns/staff-calls/campaigns';
import { landingLink } from '@perya/contract/rules/content/campaign';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { CaseDrawer } from '../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { Facts, Section } from '../../lib/show/facts.tsx';
import { Moment } from '../../lib/show/moment.tsx';
import { Money } from '../../lib/show/money.tsx';
import { CampaignDialog } from './campaign-dialog.tsx';
import { pageNames } from './page-names.ts';

/** One campaign beside the list: where its advertisement leads, and what came of it. */
export function CampaignDrawer({ adId }: { readonly adId: string }) {
  const { t } = useLingui();
  const may = useMay();
  const navigate = useNavigate();
  const [isChanging, setChanging] = useState(false);
  const read = useCall(readCampaign, { ad_id: adId });
  const { answer } = read;
  const close = () => void navigate({ to: '/content/campaigns', search: true });
  if (answer === null) return <CaseDrawer title={t`Campaign`} onClose={close} unread={read} />;
  const { campaign, days } = answer;
  return (
    <CaseDrawer
      title={campaign.name}
      onClose={close}
      actions={
        may('campaigns.edit') && (
          <Button kind="primary" onClick={() => setChanging(true)}>{t`Change`}</Button>
        )
      }
    >
      <CampaignFacts campaign={campaign} />
      <Results campaign={campaign} />
      <Days days={days} />
      {isChanging && <CampaignDialog campaign={campaign} onClose={() => setChanging(false)} />}
    </CaseDrawer>
  );
}

function CampaignFacts({ campaign }: { readonly campaign: Campaign }) {
  const { t, i18n } = useLingui();
  const { ad_id, page, gtag_id, is_on, updated_at } = campaign;
  const link = landingLink(location.origin, page, ad_id);
  return (
    <Facts
      facts={[
        { label: t`Advertisement id`, value: ad_id },
        { label: t`Landing page`, value: i18n._(pageNames[page]) },
        {
          label: t`Link`,
          value: (
            <a href={link} target="_blank" rel="noopener" className="underline underline-offset-4">
              {link}
            </a>
          ),
        },
        { label: t`Measuring tag`, value: gtag_id === '' ? null : gtag_id },
        { label: t`State`, value: is_on ? t`Running` : t`Switched off` },
        { label: t`Changed`, value: <Moment at={updated_at} /> },
      ]}
    />
  );
}

/** Test accounts are not counted. */
function Results({ campaign }: { readonly campaign: Campaign }) {
  const { t, i18n } = useLingui();
  const { visits, registrations, depositors, deposited, staked } = campaign;
  const shareOf = (part: number, whole: number) => {
    const percent = i18n.number(whole === 0 ? 0 : part / whole, {
      style: 'percent',
      maximumFractionDigits: 1,
    });
    return `${i18n.number(part)} (${percent})`;
  };
  return (
    <Section title={t`What came of it`}>
      <Facts
        facts={[
          { label: t`Visits`, value: i18n.number(visits) },
          { label: t`Registrations`, value: shareOf(registrations, visits) },
          { label: t`Depositors`, value: shareOf(depositors, registrations) },
          { label: t`Deposited`, value: <Money amount={deposited} /> },
          { label: t`Staked`, value: <Money amount={staked} /> },
        ]}
      />
    </Section>
  );
}

function Days({ days }: { readonly days: readonly CampaignDay[] }) {
  const { t, i18n } = useLingui();
  const busy = days.filter(({ visits, registrations }) => visits + registrations > 0).toReversed();
  return (
    <Section title={t`The last thirty days`}>
      <PlainTable
        title={t`The last thirty days`}
        rows={busy}
        idOf={({ day }) => day}
        emptyText={t`Nobody came yet.`}
        columns={[
          { id: 'day', title: t`Day`, cell: ({ day }) => day },
          {
            id: 'visits',
            title: t`Visits`,
            align: 'end',
            cell: ({ visits }) => i18n.number(visits),
          },
          {
            id: 'registrations',
            title: t`Registrations`,
            align: 'end',
            cell: ({ registrations }) => i18n.number(registrations),
          },
        ]}
      />
    </Section>
  );
}
