import { useLingui } from '@lingui/react/macro';
import {
  claimPrivacyRequest,
  type PrivacyRequestRow,
  readPrivacyRequest,
} from '@perya/contract/privacy/staff-calls/requests';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { ClaimBar } from '../../../lib/claims/claim-bar.tsx';
import { claimStateOf } from '../../../lib/claims/claim-state.ts';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { useNow } from '../../../lib/show/use-now.ts';
import { DueMoment } from '../due-moment.tsx';
import { AnswerForm } from './answer-form.tsx';
import { useKindNames } from './use-kind-names.ts';

function RequestFacts({ found }: { readonly found: PrivacyRequestRow }) {
  const { t } = useLingui();
  const nameOf = useActor();
  const names = useKindNames();
  return (
    <Section title={t`What is known`}>
      <Facts
        facts={[
          { label: t`Kind`, value: names[found.kind] },
          { label: t`Player`, value: <PlayerLink uid={found.uid} /> },
          { label: t`Asked`, value: <Moment at={found.asked_at} /> },
          {
            label: t`Due`,
            value: (
              <DueMoment at={found.due_at} isLate={found.is_late} isMet={found.state !== 'open'} />
            ),
          },
          ...(found.answered_at === null
            ? []
            : [
                { label: t`Answered`, value: <Moment at={found.answered_at} /> },
                { label: t`By`, value: nameOf(found.answered_by ?? '') },
              ]),
        ]}
      />
    </Section>
  );
}

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Section title={title}>
      <p className="whitespace-pre-wrap break-words">{text || '–'}</p>
    </Section>
  );
}

interface OpenedProps {
  readonly found: PrivacyRequestRow;
  readonly onClose: () => void;
}

function Opened({ found, onClose }: OpenedProps) {
  const { t } = useLingui();
  const may = useMay();
  const nowSeconds = Math.floor(useNow(1000) / 1000);
  const isOpen = found.state === 'open';
  const is = claimStateOf({ isOpen, claim: found.claim }, nowSeconds);
  const claiming = useSubmit(claimPrivacyRequest);
  const mayWork = may('privacy.work');
  const { id } = found;
  const states = { open: t`Open`, granted: t`Granted`, refused: t`Refused` };
  return (
    <CaseDrawer
      title={t`Privacy request ${id}`}
      badge={<StatusBadge tone={isOpen ? 'warning' : 'neutral'}>{states[found.state]}</StatusBadge>}
      onClose={onClose}
    >
      {isOpen && (
        <ClaimBar
          claim={found.claim}
          is={is}
          leftSeconds={found.claim === null ? 0 : found.claim.until - nowSeconds}
          mayTake={mayWork}
          isBusy={claiming.isBusy}
          onTake={() => void claiming.submit({ id })}
        />
      )}
      <WaitingRequests about={`player ${found.uid}`} />
      <RequestFacts found={found} />
      <Words title={t`What the player wrote`} text={found.text} />
      {!isOpen && <Words title={t`Answer`} text={found.answer} />}
      {isOpen && mayWork && is === 'mine' && <AnswerForm found={found} />}
    </CaseDrawer>
  );
}

/** One request of a player about their data. */
export function PrivacyRequestDrawer() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id } = getRouteApi('/privacy/requests/$id').useParams();
  const read = useCall(readPrivacyRequest, { id });
  const close = () => void navigate({ to: '/privacy/requests', search: true });
  if (read.answer === null) {
    return <CaseDrawer title={t`Privacy request ${id}`} onClose={close} unread={read} />;
  }
  return <Opened found={read.answer} onClose={close} />;
}
