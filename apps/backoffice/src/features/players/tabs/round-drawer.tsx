import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { isApiError } from '@perya/contract/client-errors';
import { readPlayerRound } from '@perya/contract/games/staff-calls/player-rounds';
import { Link, useNavigate } from '@tanstack/react-router';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { RoundBadge } from './round-columns.tsx';
import { RoundProof } from './round-proof.tsx';

type Round = AnswerOf<typeof readPlayerRound>;

function RoundFacts({ round }: { readonly round: Round }) {
  const { t } = useLingui();
  return (
    <Facts
      facts={[
        { label: t`Game`, value: `${round.game_name} (${round.venue})` },
        { label: t`The provider’s name`, value: round.round_id },
        { label: t`Begun`, value: <Moment at={round.created_at} /> },
        {
          label: t`Settled`,
          value: round.settle_time === 0 ? null : <Moment at={round.settle_time} />,
        },
        { label: t`Stake`, value: <Money amount={round.bet_amount} /> },
        { label: t`Paid out`, value: <Money amount={round.settlement_amount} /> },
        {
          label: t`Held back`,
          value: round.held_amount === '0.00' ? null : <Money amount={round.held_amount} />,
        },
        { label: t`Net`, value: <Money amount={round.net_amount} signed /> },
      ]}
    />
  );
}

interface MovementsProps {
  readonly uid: string;
  readonly movements: Round['movements'];
}

function Movements({ uid, movements }: MovementsProps) {
  const { t } = useLingui();
  const may = useMay();
  const kinds = {
    bet: t`Stake`,
    win: t`Win`,
    rollback: t`Taken back`,
    correction: t`Correction`,
  };
  return (
    <Section title={t`Movements`}>
      <PlainTable
        title={t`Movements`}
        rows={movements}
        idOf={({ transaction_id }) => transaction_id}
        emptyText={t`Nothing moved`}
        columns={[
          {
            id: 'kind',
            title: t`What`,
            cell: ({ kind, rolled_back }) => (rolled_back ? `${kinds[kind]} ↩` : kinds[kind]),
          },
          {
            id: 'amount',
            title: t`Amount`,
            align: 'end',
            cell: ({ amount }) => <Money amount={amount} signed />,
          },
          {
            id: 'posting',
            title: t`Posting`,
            cell: ({ posting_id: posting }) => {
              if (posting === null) return t`none: nothing moved`;
              if (!may('ledger.read')) return posting;
              return (
                <Link to="/players/$uid/ledger" params={{ uid }} search={{ posting }}>
                  {posting}
                </Link>
              );
            },
          },
          {
            id: 'after',
            title: t`Balance after`,
            align: 'end',
            cell: ({ balance_after }) =>
              balance_after === null ? '–' : <Money amount={balance_after} />,
          },
          { id: 'at', title: t`When`, cell: ({ at }) => <Moment at={at} /> },
          { id: 'id', title: t`Transaction`, cell: ({ transaction_id }) => transaction_id },
        ]}
      />
    </Section>
  );
}

/** One round: its movements, the posting behind each, how it went and what proves it. */
export function RoundDrawer({ uid, id }: { readonly uid: string; readonly id: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { answer: round, state, error } = useCall(readPlayerRound, { uid, id });
  const close = () => void navigate({ to: '/players/$uid/bets', params: { uid } });
  return (
    <CaseDrawer
      title={t`Round ${id}`}
      badge={round && <RoundBadge status={round.status} />}
      onClose={close}
    >
      {state === 'failed' && (
        <PageState
          title={t`The round cannot be shown`}
          text={isApiError(error) ? error.message : null}
        />
      )}
      {round && (
        <>
          <RoundFacts round={round} />
          <Movements uid={uid} movements={round.movements} />
          <RoundProof details={round.details} />
        </>
      )}
    </CaseDrawer>
  );
}
