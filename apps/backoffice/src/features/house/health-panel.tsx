import { useLingui } from '@lingui/react/macro';
import type { Health } from '@perya/contract/house/staff-calls/home';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { type Fact, Facts, Section } from '../../lib/show/facts.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { formatBytes } from './format-bytes.ts';

const cardClass = 'rounded-card border border-line bg-raised p-3';

function useDatabaseFacts({ database, outbox }: Health): readonly Fact[] {
  const { t, i18n } = useLingui();
  const number = (figure: number) => i18n.number(figure);
  return [
    {
      label: t`Database`,
      value: database.is_ready ? (
        <StatusBadge tone="positive">{t`Takes writes`}</StatusBadge>
      ) : (
        <StatusBadge tone="negative">{t`Takes no writes`}</StatusBadge>
      ),
    },
    { label: t`Small write`, value: t`${number(Math.round(database.answered_ms))} ms` },
    {
      label: t`Size`,
      value: database.size_bytes && formatBytes(database.size_bytes, i18n.locale),
    },
    {
      label: t`Connections`,
      value:
        database.connections !== null &&
        t`${number(database.connections)} of ${number(database.connections_max ?? 0)}`,
    },
    { label: t`Messages waiting`, value: number(outbox.waiting) },
    { label: t`Messages given up`, value: number(outbox.dead) },
  ];
}

function Processes({ processes }: Pick<Health, 'processes'>) {
  const { t, i18n } = useLingui();
  return (
    <Section title={t`Processes`}>
      <div className="rounded-card border border-line bg-raised">
        <PlainTable
          title={t`Processes`}
          rows={processes}
          idOf={({ name }) => name}
          columns={[
            { id: 'process', title: t`Process`, cell: ({ name }) => name },
            {
              id: 'state',
              title: t`State`,
              cell: ({ is_alive }) =>
                is_alive ? (
                  <StatusBadge tone="positive">{t`Alive`}</StatusBadge>
                ) : (
                  <StatusBadge tone="negative">{t`Silent`}</StatusBadge>
                ),
            },
            {
              id: 'version',
              title: t`Version`,
              cell: ({ version }) => <span className="amount-figures">{version}</span>,
            },
            {
              id: 'started',
              title: t`Started`,
              cell: ({ started_at }) => <Age at={started_at} />,
            },
            {
              id: 'clock',
              title: t`Clock ahead`,
              align: 'end',
              cell: ({ clock_ahead_ms }) => `${clock_ahead_ms} ms`,
            },
            {
              id: 'disk',
              title: t`Disk free`,
              align: 'end',
              cell: ({ disk_free: free, disk_size: size }) =>
                free === null || size === null
                  ? '–'
                  : t`${formatBytes(free, i18n.locale)} of ${formatBytes(size, i18n.locale)}`,
            },
          ]}
        />
      </div>
    </Section>
  );
}

/** How the house is: figures change where they are. */
export function HealthPanel({ health }: { readonly health: Health }) {
  const { t, i18n } = useLingui();
  const facts = useDatabaseFacts(health);
  const readers = health.readers.map(({ name, behind }) => ({
    label: name,
    value: (
      <span className="amount-figures">
        {behind === 0 ? t`up to date` : t`${i18n.number(behind)} behind`}
      </span>
    ),
  }));
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] gap-4">
        <Section title={t`Database and messages`}>
          <div className={cardClass}>
            <Facts facts={facts} />
          </div>
        </Section>
        <Section title={t`Readers of logs`}>
          <div className={cardClass}>
            <Facts facts={readers} />
          </div>
        </Section>
      </div>
      <Processes processes={health.processes} />
    </div>
  );
}
