import { useLingui } from '@lingui/react/macro';
import {
  quickAnswerMinutes,
  type ResponseTimes,
  readResponseTimes,
} from '@perya/contract/support/staff-calls/response-times';
import { getRouteApi } from '@tanstack/react-router';
import type { Column } from '../../../lib/list/column.ts';
import { FilterBar } from '../../../lib/list/filter-bar.tsx';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useSearchChange } from '../../../lib/list/use-search-change.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { Section } from '../../../lib/show/facts.tsx';
import { durationText } from '../../../lib/show/spans/duration-text.ts';
import { useActor } from '../../../lib/show/use-actor.ts';
import { timesFilters } from './times-filters.ts';

type Times = Omit<ResponseTimes['days'][number], 'day'>;

/** How long players waited, in the words of every table. */
function useTimesColumns<Row extends Times>(): readonly Column<Row>[] {
  const { t, i18n } = useLingui();
  const minutes = quickAnswerMinutes;
  const lasted = (seconds: number) => durationText(seconds, i18n.locale);
  return [
    {
      id: 'answers',
      title: t`Answers`,
      align: 'end',
      cell: ({ answers }) => i18n.number(answers),
    },
    {
      id: 'quick',
      title: t`Within ${minutes} minutes`,
      align: 'end',
      cell: ({ quick, answers }) => i18n.number(quick / answers, { style: 'percent' }),
    },
    {
      id: 'median',
      title: t`Half waited at most`,
      align: 'end',
      cell: (row) => lasted(row.median_seconds),
    },
    {
      id: 'slow',
      title: t`Nine of ten at most`,
      align: 'end',
      cell: (row) => lasted(row.slow_seconds),
    },
  ];
}

function Tables({ times }: { readonly times: ResponseTimes }) {
  const { t } = useLingui();
  const actor = useActor();
  const ofDay = useTimesColumns<ResponseTimes['days'][number]>();
  const ofPerson = useTimesColumns<ResponseTimes['people'][number]>();
  const none = t`Nobody was answered in these days`;
  return (
    <>
      <Section title={t`By day`}>
        <PlainTable
          title={t`By day`}
          rows={times.days}
          idOf={({ day }) => day}
          emptyText={none}
          columns={[{ id: 'day', title: t`Day`, cell: ({ day }) => day }, ...ofDay]}
        />
      </Section>
      <Section title={t`By whoever answered`}>
        <PlainTable
          title={t`By whoever answered`}
          rows={times.people}
          idOf={({ by }) => by}
          emptyText={none}
          columns={[{ id: 'by', title: t`Answered by`, cell: ({ by }) => actor(by) }, ...ofPerson]}
        />
      </Section>
    </>
  );
}

/** How long players waited for an answer: from their first word until somebody answered it. */
export function TimesPage() {
  const { t } = useLingui();
  const search = getRouteApi('/support/times').useSearch();
  const change = useSearchChange();
  const read = useCall(readResponseTimes, { days: Number(search.days ?? 30) });
  return (
    <CallPage
      title={t`Response times`}
      about={t`From the first word of a player until somebody answered it.`}
      read={read}
      failedTitle={t`The response times could not be loaded`}
      filters={<FilterBar filters={timesFilters} search={search} change={change} />}
    >
      {(times) => <Tables times={times} />}
    </CallPage>
  );
}
