import { useLingui } from '@lingui/react/macro';
import { readRequest, type StaffRequestDetail } from '@perya/contract/staff/calls/requests';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CaseDrawer } from '../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Facts, Section } from '../../lib/show/facts.tsx';
import { Moment } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { useDeviceName } from '../../lib/show/use-device-name.ts';
import { EarlierRequests } from './earlier-requests.tsx';
import { HandOver } from './hand-over.tsx';
import { RequestDecisions } from './request-decisions.tsx';
import { useRequestWords } from './use-request-words.ts';

/** What the server says of why one cannot decide, or of what went wrong. */
function Notice({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div className="rounded-control bg-warning-soft px-3 py-2">
      <p className="font-semibold text-warning">{title}</p>
      <p>{children}</p>
    </div>
  );
}

function Asked({ request }: { readonly request: StaffRequestDetail }) {
  const { t } = useLingui();
  const { actionOf, aboutOf, reasonOf } = useRequestWords();
  const deviceOf = useDeviceName();
  const { asked_from: from } = request;
  return (
    <Section title={t`Who asked, and why`}>
      <Facts
        facts={[
          { label: t`Asked by`, value: request.asked_by.name },
          { label: t`When`, value: <Moment at={request.asked_at} /> },
          { label: t`Reason`, value: reasonOf(request.reason) },
          { label: t`In their words`, value: request.words || null },
          { label: t`What`, value: actionOf(request.action) },
          { label: t`About`, value: aboutOf(request.about) },
          { label: t`From`, value: `${deviceOf(from.device)}, ${from.address}` },
          { label: t`Expires`, value: <Moment at={request.expires_at} /> },
        ]}
      />
    </Section>
  );
}

function Decided({ decision }: Pick<StaffRequestDetail, 'decision'>) {
  const { t } = useLingui();
  const { reasonOf } = useRequestWords();
  if (decision === null) return null;
  return (
    <Section title={t`How it ended`}>
      <Facts
        facts={[
          { label: t`By`, value: decision.by?.name ?? t`Nobody, in time` },
          { label: t`When`, value: <Moment at={decision.at} /> },
          { label: t`Reason`, value: decision.reason && reasonOf(decision.reason) },
          { label: t`In their words`, value: decision.words || null },
        ]}
      />
    </Section>
  );
}

interface RequestCaseProps {
  /** The case of what it is about, as whoever decides on it would open it; null where it says all by itself. */
  readonly subjectOf: (request: StaffRequestDetail) => ReactNode;
}

/** One request beside its list: what will happen, to whom, who asked and why, and what can be decided now. */
export function RequestCase({ subjectOf }: RequestCaseProps) {
  const { t } = useLingui();
  const { stateOf } = useRequestWords();
  const navigate = useNavigate();
  const { id } = getRouteApi('/requests/$id').useParams();
  const read = useCall(readRequest, { id });
  const { answer, reload } = read;
  const search = getRouteApi('/requests').useSearch();
  const close = () => void navigate({ to: '/requests', search });
  const title = t`Request ${id}`;
  if (answer === null) {
    return <CaseDrawer title={title} onClose={close} unread={read} width="wide" />;
  }
  const { tone, text } = stateOf(answer.state);
  const isOpen = answer.state === 'open';
  return (
    <CaseDrawer
      title={title}
      badge={<StatusBadge tone={tone}>{text}</StatusBadge>}
      onClose={close}
      width="wide"
      actions={<RequestDecisions request={answer} onFailed={reload} />}
    >
      <Section title={isOpen ? t`What will happen` : t`What was asked for`}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the drawer is scrolled by keys too. */}
        <p tabIndex={0} className="wrap-anywhere">
          {answer.says}
        </p>
      </Section>
      {isOpen && answer.failure && (
        <Notice title={t`It could not be carried out`}>{answer.failure.says}</Notice>
      )}
      {isOpen && answer.hurdle && (
        <Notice title={t`You cannot decide this`}>{answer.hurdle}</Notice>
      )}
      {isOpen && answer.is_same_address && (
        <Notice title={t`Same address`}>
          {t`It was asked for from the address that you use. In one office that is usual.`}
        </Notice>
      )}
      <HandOver request={answer} />
      <Asked request={answer} />
      <Decided decision={answer.decision} />
      {subjectOf(answer)}
      <EarlierRequests request={answer} />
    </CaseDrawer>
  );
}
