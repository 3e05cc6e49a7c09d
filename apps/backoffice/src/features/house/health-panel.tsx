import { useLingui } from '@lingui/react/macro';
import type { Health, HouseProcess } from '@perya/contract/staff/calls/home';
import { type Fact, Facts, Section } from '../../lib/show/facts.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { formatBytes } from './format-bytes.ts';

const cardClass = 'rounded-card border border-line bg-raised p-3';

function useDatabaseFacts({ database, outbox }: Health): readonly Fact[] {
  const { t, i18n } = useLingui();
  const number = (figure: number) => figure.toLocaleString(i18n.locale);
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

function ProcessRow({ process }: { readonly process: HouseProcess }) {
  const { t, i18n } = useLingui();
  const { disk_free: free, disk_size: size } = process;
  return (
    <tr>
      <td>{process.name}</td>
      <td>
        {process.is_alive ? (
          <StatusBadge tone="positive">{t`Alive`}</StatusBadge>
        ) : (
          <StatusBadge tone="negative">{t`Silent`}</StatusBadge>
        )}
      </td>
      <td className="amount-figures">{process.version}</td>
      <td>
        <Age at={process.started_at} />
      </td>
      <td className="amount-figures text-right">{process.clock_ahead_ms} ms</td>
      <td className="amount-figures text-right">
        {free === null || size === null
          ? '–'
          : t`${formatBytes(free, i18n.locale)} of ${formatBytes(size, i18n.locale)}`}
      </td>
    </tr>
  );
}

function Processes({ processes }: Pick<Health, 'processes'>) {
  const { t } = useLingui();
  return (
    <Section title={t`Processes`}>
      <div className="overflow-x-auto rounded-card border border-line bg-raised">
        <table aria-label={t`Processes`} className="list-table">
          <thead>
            <tr>
              <th scope="col">{t`Process`}</th>
              <th scope="col">{t`State`}</th>
              <th scope="col">{t`Version`}</th>
              <th scope="col">{t`Started`}</th>
              <th scope="col" className="text-right">{t`Clock ahead`}</th>
              <th scope="col" className="text-right">{t`Disk free`}</th>
            </tr>
          </thead>
          <tbody>
            {processes.map((process) => (
              <ProcessRow key={process.name} process={process} />
            ))}
          </tbody>
        </table>
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
        {behind === 0 ? t`up to date` : t`${behind.toLocaleString(i18n.locale)} behind`}
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
