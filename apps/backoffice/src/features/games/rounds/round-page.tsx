import { useLingui } from '@lingui/react/macro';
import { readRound, type StaffRoundPage } from '@perya/contract/games/staff-calls/rounds';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { HeldParts } from './held-parts.tsx';
import { Movements } from './movements.tsx';
import { Proof } from './proof.tsx';
import { RecalledRound } from './recalled-round.tsx';
import { RoundStatus } from './round-status.tsx';

function RoundFacts({ round }: { readonly round: StaffRoundPage }) {
  const { t } = useLingui();
  const may = useMay();
  return (
    <Facts
      facts={[
        {
          label: t`Player`,
          value: may('players.read') ? (
            <Link to="/players/$uid" params={{ uid: round.uid }}>
              {round.uid}
            </Link>
          ) : (
            <Link to="/games/rounds" search={{ player: round.uid }}>
              {round.uid}
            </Link>
          ),
        },
        {
          label: t`Game`,
          value: (
            <Link to="/games/$code" params={{ code: round.game_code }}>
              {round.game_name}
            </Link>
          ),
        },
        { label: t`Venue`, value: round.venue },
        { label: t`Provider’s round`, value: round.round_id },
        { label: t`Stake`, value: <Money amount={round.stake} /> },
        { label: t`Taken back`, value: <Money amount={round.returned} /> },
        { label: t`Paid`, value: <Money amount={round.payout} /> },
        { label: t`Held back`, value: <Money amount={round.held} /> },
        { label: t`Begun`, value: <Moment at={round.created_at} /> },
        {
          label: t`Settled`,
          value: round.settled_at === null ? null : <Moment at={round.settled_at} />,
        },
      ]}
    />
  );
}

/** One round with everything it did, down to both sides of each posting. */
export function RoundPage({ uid, id }: { readonly uid: string; readonly id: string }) {
  const { t } = useLingui();
  const { answer: round, state, error, reload } = useCall(readRound, { uid, id });
  return (
    <section
      aria-label={t`Round ${id}`}
      className="flex min-h-0 grow flex-col gap-5 overflow-y-auto p-4"
    >
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="font-semibold text-[1.125rem]">{t`Round ${id}`}</h1>
        {round && <RoundStatus status={round.status} />}
        <span className="grow" />
        <Link to="/games/rounds">{t`All rounds`}</Link>
      </header>
      {state === 'loading' && <Skeleton className="h-64" />}
      {state === 'failed' && (
        <PageState
          title={t`The round could not be loaded`}
          text={error?.message}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {round && (
        <>
          <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
            <Section title={t`Facts`}>
              <RoundFacts round={round} />
            </Section>
            <Section title={t`Proof`}>
              <Proof round={round} />
              {round.is_recalled && <RecalledRound uid={uid} id={id} />}
            </Section>
          </div>
          <HeldParts parts={round.held_parts} />
          <Section title={t`Movements and their postings`}>
            <Movements movements={round.movements} />
          </Section>
        </>
      )}
    </section>
  );
}
