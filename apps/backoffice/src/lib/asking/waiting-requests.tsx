import { useLingui } from '@lingui/react/macro';
import { listRequests, type StaffRequest } from '@perya/contract/staff/calls/requests';
import type { RequestActionName } from '@perya/contract/staff/request-actions';
import { classNames } from '@perya/ui/class-names';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCall } from '../query/use-call.ts';
import { useMay } from '../session/session.ts';
import { Age } from '../show/moment.tsx';

type About =
  /** Whatever was asked for about one subject, as the audit names it: `player 10000001`. */
  | { readonly about: string }
  /** One action, on one thing or on any. */
  | { readonly action: RequestActionName; readonly topic?: string };

const shownMax = 5;

function useRequests(about: About) {
  const mayRead = useMay()('requests.read');
  const asked = { box: 'all', state: 'open', limit: shownMax, ...about } as const;
  const { answer, state } = useCall(listRequests, asked, { isWanted: mayRead });
  return { rows: answer?.rows ?? [], isKnown: !mayRead || state !== 'loading' };
}

/** What was asked for about a case and waits for a second person. */
export const useWaitingRequests = (about: About): readonly StaffRequest[] =>
  useRequests(about).rows;

/**
 * Says it, so that nobody asks again or decides beside it. What is within stands beneath it and is seen once it is known
 * what waits: a button that was there before would move from under the finger.
 */
export function WaitingRequests({
  children,
  className,
  ...about
}: About & { readonly children?: ReactNode; readonly className?: string }) {
  const { rows, isKnown } = useRequests(about);
  return (
    <>
      {rows.length > 0 && (
        <ul className={classNames('flex flex-col gap-2', className)}>
          {rows.map((request) => (
            <Waiting key={request.id} request={request} />
          ))}
        </ul>
      )}
      {children && <div className={isKnown ? 'contents' : 'invisible contents'}>{children}</div>}
    </>
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
