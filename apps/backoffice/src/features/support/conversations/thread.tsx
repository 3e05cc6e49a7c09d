import { useLingui } from '@lingui/react/macro';
import {
  readConversation,
  type StaffConversation,
} from '@perya/contract/support/staff-calls/conversations';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { PageState } from '../../../lib/show/page-state.tsx';
import { ThreadMessage } from './thread-message.tsx';

/** Messages before one, asked for by hand, and again those before them. */
function Earlier({ uid, before }: { readonly uid: string; readonly before: number }) {
  const { t } = useLingui();
  const [isWanted, setWanted] = useState(false);
  const { answer, state, reload } = useCall(readConversation, { uid, before }, { isWanted });
  if (!isWanted) {
    return (
      <Button className="self-center" onClick={() => setWanted(true)}>{t`Earlier messages`}</Button>
    );
  }
  if (state === 'failed') {
    return (
      <PageState
        title={t`Earlier messages could not be loaded`}
        actionLabel={t`Try again`}
        onAction={() => void reload()}
      />
    );
  }
  if (answer === null) return <Skeleton className="h-16 w-full" />;
  return <Messages found={answer} />;
}

function Messages({ found }: { readonly found: StaffConversation }) {
  const { uid, thread, has_earlier } = found;
  const oldest = thread[0]?.n;
  return (
    <>
      {has_earlier && oldest !== undefined && <Earlier key={oldest} uid={uid} before={oldest} />}
      {thread.map((message) => (
        <ThreadMessage key={message.n} uid={uid} message={message} />
      ))}
    </>
  );
}

/** The newest messages, the last in sight. */
export function Thread({ found }: { readonly found: StaffConversation }) {
  const { t } = useLingui();
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is why it scrolls.
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [found.messages]);
  return (
    <div role="log" aria-label={t`Messages`} className="support-thread">
      <Messages found={found} />
      <div ref={end} />
    </div>
  );
}
