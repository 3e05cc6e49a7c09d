import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { type PlayerLimits, readPlayerLimits } from '@perya/contract/limits/staff-calls/limits';
import { limitKinds } from '@perya/contract/rules/play-limits';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { useLimitNames } from '../../../lib/show/use-limit-names.ts';
import { RestrictionsSection } from '../restrictions/restrictions-section.tsx';

function Limit({ limit }: { readonly limit: PlayerLimits['daily_stake'] }) {
  const { t } = useLingui();
  const { amount, next } = limit;
  return (
    <>
      {amount === null ? t`no limit` : <Money amount={amount} />}
      {next && (
        <span className="block text-ink-muted">
          {next.amount === null ? t`no limit` : <Money amount={next.amount} />} {t`from then on`}{' '}
          <Moment at={next.at} />
        </span>
      )}
    </>
  );
}

function End({ until }: { readonly until: number | null }) {
  const { t } = useLingui();
  return until === null ? t`for ever` : <Moment at={until} />;
}

function After({ change }: { readonly change: PlayerLimits['changes'][number] }) {
  const { t } = useLingui();
  const { action, kind, after, minutes, ends_at } = change;
  if (kind === 'exclusion') return <End until={ends_at} />;
  if (kind === 'dormancy') return action === 'lifted' ? t`In use again` : t`Dormant`;
  if (kind === 'session_minutes') return minutes ?? t`no limit`;
  return after === null ? t`no limit` : <Money amount={after} />;
}

function LimitChanges({
  changes,
}: {
  readonly changes: AnswerOf<typeof readPlayerLimits>['changes'];
}) {
  const { t } = useLingui();
  const actorOf = useActor();
  const kinds = { ...useLimitNames(), exclusion: t`Exclusion`, dormancy: t`Use of the account` };
  const said = (amount: string | null) =>
    amount === null ? t`no limit` : <Money amount={amount} />;
  return (
    <Section title={t`Changes`}>
      <PlainTable
        title={t`Changes`}
        rows={changes}
        idOf={({ at, kind, applies_at }) => `${at} ${kind} ${applies_at}`}
        emptyText={t`No limit was ever set`}
        columns={[
          { id: 'at', title: t`When`, cell: ({ at }) => <Moment at={at} /> },
          { id: 'by', title: t`Who`, cell: ({ by }) => actorOf(by) },
          { id: 'kind', title: t`What`, cell: ({ kind }) => kinds[kind] },
          {
            id: 'before',
            title: t`Before`,
            align: 'end',
            cell: ({ kind, before }) =>
              kind === 'exclusion' || kind === 'dormancy' || kind === 'session_minutes'
                ? '–'
                : said(before),
          },
          {
            id: 'after',
            title: t`After`,
            align: 'end',
            cell: (change) => <After change={change} />,
          },
          {
            id: 'from',
            title: t`from then on`,
            cell: ({ applies_at }) => <Moment at={applies_at} />,
          },
        ]}
      />
    </Section>
  );
}

/** What the player set for themselves or the house for them, what the day has taken, and how it came to that. */
export function LimitsTab({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const names = useLimitNames();
  const { answer } = useCall(readPlayerLimits, { uid });
  if (answer === null) return null;
  const { exclusion, today, deposited } = answer;
  return (
    <div className="player-part">
      <Section title={t`Play limits`}>
        <Facts
          facts={[
            ...limitKinds.map((kind) => ({
              label: names[kind],
              value: <Limit limit={answer[kind]} />,
            })),
            {
              label: names.session_minutes,
              value: answer.session_minutes.amount ?? t`no limit`,
            },
            {
              label: t`Exclusion`,
              value: exclusion && (
                <>
                  <Moment at={exclusion.since} /> – <End until={exclusion.until} />
                </>
              ),
            },
            {
              label: t`Today`,
              value: (
                <>
                  <Money amount={today.staked} /> {t`staked`}, <Money amount={today.won} /> {t`won`}
                </>
              ),
            },
            {
              label: t`Counted against deposit limits`,
              value: (
                <>
                  <Money amount={deposited.today} /> {t`today`}, <Money amount={deposited.week} />{' '}
                  {t`this week`}, <Money amount={deposited.month} /> {t`this month`}
                </>
              ),
            },
          ]}
        />
      </Section>
      <RestrictionsSection uid={uid} />
      <LimitChanges changes={answer.changes} />
    </div>
  );
}
