import { useLingui } from '@lingui/react/macro';
import {
  readStaffPromotion,
  type StaffPromotionDetail,
} from '@perya/contract/promotions/staff-calls/promotions';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { buttonClass } from '../../../lib/fields/button.tsx';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { CallSection } from '../../../lib/show/call-section.tsx';
import { Section } from '../../../lib/show/facts.tsx';
import { usePromotionWords } from '../list/promotion-words.ts';
import { StateBadge } from '../list/state-badge.tsx';
import { PromotionPreview } from '../preview/promotion-preview.tsx';
import { AskPublish } from './ask-publish.tsx';
import { ContentTable } from './content-table.tsx';
import { CostSection } from './cost-section.tsx';
import { ReachLine } from './reach-line.tsx';
import { RevisionList } from './revision-list.tsx';
import { SimulationSection } from './simulation-section.tsx';
import { SwitchPromotion } from './switch-promotion.tsx';

const lookEveryMs = 10_000;

function Actions({ promotion }: { readonly promotion: StaffPromotionDetail }) {
  const { t } = useLingui();
  const may = useMay();
  const { id, state, draft } = promotion;
  const isOver = state === 'ended';
  return (
    <>
      {may('promotions.pause') && !isOver && (
        <>
          <SwitchPromotion promotion={promotion} to="ended" />
          {state === 'paused' && <SwitchPromotion promotion={promotion} to="running" />}
          {(state === 'running' || state === 'scheduled') && (
            <SwitchPromotion promotion={promotion} to="paused" />
          )}
        </>
      )}
      {may('promotions.edit') && (
        <Link to="/promotions/edit/$id" params={{ id: String(id) }} className={buttonClass()}>
          {draft ? t`Change the draft` : t`Draft a change`}
        </Link>
      )}
      {draft && <AskPublish promotion={promotion} revision={draft.number} />}
    </>
  );
}

/** What whoever decides should have seen: what changes, what it has cost and what it would have. */
function PromotionFacts({ promotion }: { readonly promotion: StaffPromotionDetail }) {
  const { t } = useLingui();
  const { id, kind, draft, content, state } = promotion;
  return (
    <>
      {state !== 'draft' && <CostSection promotion={promotion} />}
      <div className="promotion-case-columns">
        <Section title={draft ? t`What is drafted` : t`What stands`}>
          <ContentTable
            kind={kind}
            content={draft?.content ?? content}
            stands={draft && state !== 'draft' ? content : null}
          />
        </Section>
        <PromotionPreview kind={kind} content={draft?.content ?? content} />
      </div>
      {state !== 'ended' && <ReachLine id={id} revision={draft?.number ?? promotion.revision} />}
      <SimulationSection key={`${id} ${draft?.number}`} promotion={promotion} />
      <RevisionList promotion={promotion} />
    </>
  );
}

/** The promotion that a request is about. */
export function PromotionSubject({ id }: { readonly id: string }) {
  const { t } = useLingui();
  return (
    <CallSection title={t`Promotion ${id}`} read={useCall(readStaffPromotion, { id: Number(id) })}>
      {(promotion) => <PromotionFacts promotion={promotion} />}
    </CallSection>
  );
}

/** A promotion: how it stands, what it costs, what is drafted, and what that would have cost. */
export function PromotionCase() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { kindName, nameOf } = usePromotionWords();
  const { id } = getRouteApi('/promotions/list/$id').useParams();
  const read = useCall(readStaffPromotion, { id: Number(id) }, { pollMs: lookEveryMs });
  const { answer } = read;
  const close = () => void navigate({ to: '/promotions/list', search: true });
  if (answer === null) {
    return <CaseDrawer title={t`Promotion ${id}`} onClose={close} unread={read} width="wide" />;
  }
  const kindTitle = kindName(answer.kind);
  return (
    <CaseDrawer
      title={nameOf(answer)}
      badge={<StateBadge state={answer.state} />}
      onClose={close}
      actions={<Actions key={id} promotion={answer} />}
      width="wide"
    >
      <p className="text-ink-muted">{t`${kindTitle}, number ${id}`}</p>
      <WaitingRequests action="promotions.publish" topic={id} />
      <PromotionFacts promotion={answer} />
    </CaseDrawer>
  );
}
