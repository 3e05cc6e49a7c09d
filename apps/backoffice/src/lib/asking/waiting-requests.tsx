import { useLingui } from '@lingui/react/macro';
import { listRequests, type StaffRequest } from '@perya/contract/staff/calls/requests';
import type { RequestActionName } from '@perya/contract/staff/request-actions';
import { Link } from '@tanstack/react-router';
import { useCall } from '../query/use-call.ts';
import { useMay } from '../session/session.ts';
import { Age } from '../show/moment.tsx';

type About =
  /** Whatever was asked for about one subject, as the audit names it: `player 10000001`. */
  | { readonly about: string }
  /** One action, on one thing or on any. */
  | { readonly action: RequestActionName; readonly topic?: string };

const shownMax = 5;

/** What was asked for about a case and waits for a second person. */
export function useWaitingRequests(about: About): readonly StaffRequest[] {
  const may = useMay();
  const asked = { box: 'all', state: 'open', limit: shownMax, ...about } as const;
  const { answer } = useCall(listRequests, asked, { isWanted: may('requests.read') });
  return answer?.rows ?? [];
}

/** Says it, so that nobody asks again or decides beside it. */
export function WaitingRequests(about: About) {
  const waiting = useWaitingRequests(about);
  if (waiting.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {waiting.map((request) => (
        <Waiting key={request.id} request={request} />
      ))}
    </ul>
  );
}

function Waiting({
  request: { id, says, asked_by, asked_at },
}: {
  readonly request: StaffRequest;
}) {
  const { t } = useLingui();
  return (
    <li className="rounded-control bg-warning-soft px-3 py-2">
      <p className="font-semibold text-warning">
        <Link to="/requests/$id" params={{ id }} search={{ box: 'all' }}>
          {t`Request ${id} waits for a second person`}
        </Link>
      </p>
      <p>{says}</p>
      <p className="text-ink-muted">
        {asked_by.name} · <Age at={asked_at} />
      </p>
    </li>
  );
}
