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
  | {
      readonly action: RequestActionName;
      readonly topic?: string;
      /** One of many rows that ask the same: they are read once for all of them. */
      readonly inTable?: boolean;
    };

const shownMax = 5;
const ofTableMax = 100;

/** For lines that broke: the line of staff tells it at once. */
const lookEveryMs = 15_000;

/** What is asked of the server, and which of the answer is meant. */
function readingOf(about: About) {
  const open = { box: 'all', state: 'open' } as const;
  if (!('action' in about) || about.inTable !== true) {
    const { inTable: _, ...asked } = { inTable: undefined, ...about };
    return { input: { ...open, limit: shownMax, ...asked }, isMeant: () => true };
  }
  const { action, topic } = about;
  const isMeant = (request: StaffRequest) => topic === undefined || request.topic === topic;
  return { input: { ...open, limit: ofTableMax, action }, isMeant };
}

function useRequests(about: About) {
  const mayRead = useMay()('requests.read');
  const { input, isMeant } = readingOf(about);
  const { answer, state } = useCall(listRequests, input, {
    isWanted: mayRead,
    pollMs: lookEveryMs,
  });
  return { rows: answer?.rows.filter(isMeant) ?? [], isKnown: !mayRead || state !== 'loading' };
}

/** The actions that somebody has asked for about one subject, for what has no place of its own for each. */
export function useWaitingActions(about: string): ReadonlySet<string> {
  return new Set(useRequests({ about }).rows.map(({ action }) => action));
}

/**
 * The way to ask for something, as long as nobody has: then the request stands in its place. It is seen once that is
 * known.
 */
export function UnlessWaiting({ children, ...about }: About & { readonly children: ReactNode }) {
  const { t } = useLingui();
  const { rows, isKnown } = useRequests(about);
  const [first] = rows;
  if (first === undefined) {
    return <span className={isKnown ? 'contents' : 'invisible contents'}>{children}</span>;
  }
  const { id } = first;
  return (
    <Link to="/requests/$id" params={{ id }} search={{ box: 'all' }} className="text-warning">
      {t`Request ${id} waits`}
    </Link>
  );
}

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
      <p className="wrap-anywhere">{says}</p>
      <p className="text-ink-muted">
        {asked_by.name} · <Age at={asked_at} />
      </p>
    </li>
  );
}
