import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import {
  readStaffRanking,
  type StaffRanking,
} from '@perya/contract/promotions/staff-calls/ranking';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SelectField, TextField } from '../../../lib/fields/field.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { usePromotionWords } from '../list/promotion-words.ts';
import { DecideOnPlayer, type Wanted } from './decide-on-player.tsx';
import { DisqualifiedTable, PlacesTable } from './ranking-tables.tsx';

const pollMs = 15_000;
const route = getRouteApi('/promotions/ranking');

function Standing({ ranking }: { readonly ranking: StaffRanking }) {
  const { t } = useLingui();
  return (
    <p className="flex flex-wrap items-center gap-2">
      {ranking.is_final ? (
        <StatusBadge tone="positive">
          {ranking.settled_at === null ? t`Decided, prizes on their way` : t`Decided and given`}
        </StatusBadge>
      ) : (
        <StatusBadge tone="accent">{t`Not decided`}</StatusBadge>
      )}
      <span className="text-ink-muted">
        {ranking.listed_at === null ? (
          t`No list was made yet; it is made anew every hour.`
        ) : (
          <>
            {t`List of`} <Moment at={ranking.listed_at} />
          </>
        )}
      </span>
    </p>
  );
}

/** Which contest, and which of its days. */
function DayFilters({ contests, ranking }: AnswerOf<typeof readStaffRanking>) {
  const { t } = useLingui();
  const { nameOf } = usePromotionWords();
  const navigate = useNavigate();
  const search = route.useSearch();
  const choose = (part: { promotion?: string; day?: string }) =>
    void navigate({ to: '/promotions/ranking', search: { ...search, ...part } });
  return (
    <div className="flex shrink-0 flex-wrap items-end gap-3 px-4 pb-4">
      <SelectField
        label={t`Contest`}
        options={contests.map((contest) => ({
          value: String(contest.id),
          label: nameOf(contest),
        }))}
        value={String(ranking?.promotion ?? '')}
        onChange={({ target }) => choose({ promotion: target.value })}
      />
      <TextField
        type="date"
        label={t`Day in Manila`}
        value={ranking?.day ?? ''}
        max={ranking?.today}
        onChange={({ target }) => target.value !== '' && choose({ day: target.value })}
      />
    </div>
  );
}

/** The ranking of a day: who stands where, who was left out, and what became of the prizes. */
export function RankingPage() {
  const { t } = useLingui();
  const may = useMay();
  const read = useCall(readStaffRanking, route.useSearch(), { pollMs });
  const { answer } = read;
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const ranking = answer?.ranking ?? null;
  const mayDecide = may('promotions.disqualify') && ranking !== null && !ranking.is_final;
  return (
    <CallPage
      title={t`Ranking`}
      read={read}
      failedTitle={t`The ranking could not be loaded`}
      filters={answer && answer.contests.length > 0 && <DayFilters {...answer} />}
    >
      {() =>
        ranking === null ? (
          <PageState title={t`No ranking is published`} />
        ) : (
          <>
            <Standing ranking={ranking} />
            <PlacesTable
              ranking={ranking}
              mayDecide={mayDecide}
              onDecide={(uid) => setWanted({ verb: 'disqualify', uid })}
            />
            <DisqualifiedTable
              ranking={ranking}
              mayDecide={mayDecide}
              onDecide={(uid) => setWanted({ verb: 'requalify', uid })}
            />
            {wanted && (
              <DecideOnPlayer
                key={`${wanted.verb} ${wanted.uid}`}
                {...wanted}
                ranking={ranking}
                onClose={() => setWanted(null)}
              />
            )}
          </>
        )
      }
    </CallPage>
  );
}
