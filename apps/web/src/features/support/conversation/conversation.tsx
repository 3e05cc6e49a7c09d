import { useLingui } from '@lingui/react/macro';
import { newSubmitKey } from '@perya/app-kit/query/new-submit-key';
import { listSupportMessages } from '@perya/contract/support/calls/support';
import { Button } from '@perya/ui/button';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Fragment } from 'react';
import { useLiveRefresh } from '../../../lib/live/use-live-refresh.ts';
import { usePages } from '../../../lib/query/use-pages.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Composer } from './composer.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { addUnsent, useUnsent } from './unsent.ts';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useEndInSight } from './use-end-in-sight.ts';
import { useSending } from './use-sending.ts';

interface DayMarkProps {
  readonly at: number;
  /** When the message before was written; null before the first. */
  readonly after: number | null;
}

const refreshedByMessages = [listSupportMessages];

interface UnreadProps {
  readonly state: ReturnType<typeof usePages>['state'];
  readonly onRetry: () => void;
}

function Unread({ state, onRetry }: UnreadProps) {
  const { t } = useLingui();
  return (
    <>
      {state === 'loading' && (
        <div role="status" aria-label={t`Loading...`} className="flex flex-col gap-3">
          <Skeleton className="h-16 w-3/5 self-start" />
          <Skeleton className="h-12 w-1/2 self-end" />
        </div>
      )}
      {state === 'error' && (
        <ErrorState
          title={t`The conversation could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={onRetry}
        />
      )}
    </>
  );
}

/** The conversation that the house keeps: newest at the bottom, live, with what is still on its way. */
export function Conversation() {
  const { t } = useLingui();
  const uid = useSession((session) => session.profile?.uid ?? '');
  const { rows, state, more, readOn } = usePages({
    call: listSupportMessages,
    input: (before) => (before === null ? {} : { before: Number(before) }),
    rowsOf: ({ messages }) => messages.map((message) => ({ ...message, id: String(message.n) })),
    nextOf: ({ next }) => next,
  });
  useLiveRefresh('support', refreshedByMessages);
  const messages = rows.toReversed();
  const shownKeys = new Set(messages.map(({ key }) => key));
  const entries = useUnsent((unsent) => unsent.entries).filter((entry) => entry.uid === uid);
  useSending(entries, shownKeys);
  const unsent = entries.filter(({ key }) => !shownKeys.has(key));
  const newest = `${messages.at(-1)?.n ?? 0}/${unsent.length}`;
  const log = useEndInSight(newest);
  const isQuiet = state === 'empty' && unsent.length === 0;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever has no pointer scrolls by keys. */}
      <div ref={log} role="log" aria-label={t`Conversation`} tabIndex={0} className="service-log">
        <Unread state={state} onRetry={readOn} />
        {more !== null && (
          <Button kind="ghost" className="self-center" busy={more === 'loading'} onClick={readOn}>
            {t`Earlier messages`}
          </Button>
        )}
        {isQuiet && (
          <p className="service-greeting">
            {t`Hello! Write to us about anything: deposits, withdrawals, games, your account. We answer here, and you find the conversation again whenever you come back.`}
          </p>
        )}
        {messages.map((message, place) => (
          <Fragment key={message.n}>
            <DayMark at={message.at} after={messages[place - 1]?.at ?? null} />
            <MessageBubble message={message} />
          </Fragment>
        ))}
        {unsent.map((entry) => (
          <UnsentBubble key={entry.key} entry={entry} />
        ))}
      </div>
      <Composer
        onSend={(text, pictures) => addUnsent({ key: newSubmitKey(), uid, text, pictures })}
      />
    </>
  );
}

/** The day stands above the first message of it, by the clock of Manila. */
function DayMark({ at, after }: DayMarkProps) {
  const { i18n } = useLingui();
  const dayOf = (unixSeconds: number) =>
    i18n.date(new Date(unixSeconds * 1000), { dateStyle: 'medium', timeZone: 'Asia/Manila' });
  if (after !== null && dayOf(after) === dayOf(at)) return null;
  return <p className="service-day">{dayOf(at)}</p>;
}
