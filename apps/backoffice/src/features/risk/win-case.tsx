import { useLingui } from '@lingui/react/macro';
import { readHeldWin, type StaffHeldWinDetail } from '@perya/contract/games/staff-calls/held-wins';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { WaitingRequests } from '../../lib/asking/waiting-requests.tsx';
import { CaseDrawer } from '../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { CallSection } from '../../lib/show/call-section.tsx';
import { Facts, Section } from '../../lib/show/facts.tsx';
import { Moment } from '../../lib/show/moment.tsx';
import { Money } from '../../lib/show/money.tsx';
import { PlayerLink } from '../../lib/show/player-link.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { useActor } from '../../lib/show/use-actor.ts';
import { AskWinDecision } from './ask-win-decision.tsx';
import { proofUrl } from './proof-url.ts';
import { useWinWords } from './use-win-words.ts';

function Round({ round }: { readonly round: NonNullable<StaffHeldWinDetail['round']> }) {
  const { t } = useLingui();
  const url = proofUrl(round.details?.proof?.url, location.href);
  return (
    <Section title={t`Its round`}>
      <Facts
        facts={[
          { label: t`Round`, value: round.round_id },
          { label: t`Stake`, value: <Money amount={round.stake} /> },
          { label: t`Paid so far`, value: <Money amount={round.payout} /> },
          { label: t`Began`, value: <Moment at={round.created_at} /> },
          { label: t`Ended`, value: round.settled_at && <Moment at={round.settled_at} /> },
          {
            label: t`Proof`,
            value: url && (
              <a href={url} target="_blank" rel="noreferrer">
                {t`Verify this round`}
              </a>
            ),
          },
        ]}
      />
    </Section>
  );
}

/** What whoever decides should have seen. */
function WinFacts({ win }: { readonly win: StaffHeldWinDetail }) {
  const { t } = useLingui();
  const actor = useActor();
  const { whyOf } = useWinWords();
  return (
    <>
      <Section title={t`Why it is held`}>
        <p>{whyOf(win)}</p>
      </Section>
      <Section title={t`The win`}>
        <Facts
          facts={[
            { label: t`Amount`, value: <Money amount={win.amount} /> },
            { label: t`Player`, value: <PlayerLink uid={win.uid} /> },
            { label: t`Game`, value: win.game_name },
            { label: t`Venue`, value: win.venue },
            { label: t`Transaction`, value: win.transaction_id },
            { label: t`Held`, value: <Moment at={win.held_at} /> },
          ]}
        />
      </Section>
      {win.round && <Round round={win.round} />}
      {win.decided_at !== null && (
        <Section title={t`What became of it`}>
          <Facts
            facts={[
              { label: t`By`, value: actor(win.decided_by ?? '') },
              { label: t`When`, value: <Moment at={win.decided_at} /> },
              { label: t`Reason`, value: win.decision_reason },
            ]}
          />
        </Section>
      )}
    </>
  );
}

/** The held win that a request is about. */
export function WinSubject({ id }: { readonly id: string }) {
  const { t } = useLingui();
  return (
    <CallSection title={t`Win ${id}`} read={useCall(readHeldWin, { id })}>
      {(win) => <WinFacts win={win} />}
    </CallSection>
  );
}

/** A held win: why it is held, its round with the proof, and what can be asked for. */
export function WinCase() {
  const { t } = useLingui();
  const may = useMay();
  const navigate = useNavigate();
  const { stateOf } = useWinWords();
  const { id } = getRouteApi('/risk/wins/$id').useParams();
  const read = useCall(readHeldWin, { id });
  const { answer } = read;
  const close = () => void navigate({ to: '/risk/wins', search: true });
  const title = t`Win ${id}`;
  if (answer === null) return <CaseDrawer title={title} onClose={close} unread={read} />;
  const { tone, text } = stateOf(answer.decision);
  const isOpen = answer.decision === null;
  return (
    <CaseDrawer
      title={title}
      badge={<StatusBadge tone={tone}>{text}</StatusBadge>}
      onClose={close}
      actions={isOpen && may('wins.decide') && <AskWinDecision win={answer} />}
    >
      <WaitingRequests action="wins.decide" topic={id} />
      <WinFacts win={answer} />
    </CaseDrawer>
  );
}
