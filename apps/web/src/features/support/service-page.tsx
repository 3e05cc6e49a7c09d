import { useLingui } from '@lingui/react/macro';
import { getService } from '@perya/contract/support/calls/support';
import { ErrorState } from '@perya/ui/states/error-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { useCall } from '../../lib/query/use-call.ts';
import { useSession } from '../../lib/session/session.ts';
import { chatAddress } from './chat-address.ts';
import { Conversation } from './conversation/conversation.tsx';
import './support.css';

/** Where a player is answered: in the operator's chat, or in the conversation that the house keeps. [A-049 G-065] */
export function ServicePage() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(getService, {});
  return (
    <div className="service-page">
      <h1 className={answer?.chat_url ? 'sr-only' : 'service-title'}>{t`Customer service`}</h1>
      {state === 'loading' && (
        <div role="status" aria-label={t`Loading...`} className="flex flex-col gap-3 p-4">
          <Skeleton className="h-16 w-3/5 self-start" />
          <Skeleton className="h-12 w-1/2 self-end" />
        </div>
      )}
      {state === 'failed' && (
        <ErrorState
          title={t`Customer service could not be reached`}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {answer !== null &&
        (answer.chat_url === '' ? <Conversation /> : <ChatFrame url={answer.chat_url} />)}
    </div>
  );
}

/** The operator's own live chat, over the whole page. [G-065] */
function ChatFrame({ url }: { readonly url: string }) {
  const { t } = useLingui();
  const profile = useSession((session) => session.profile);
  const [hasLoaded, setLoaded] = useState(false);
  // Who writes is part of the address, so the frame waits until that is known.
  if (profile === null) return null;
  return (
    <iframe
      title={t`Customer service`}
      src={chatAddress(url, profile)}
      referrerPolicy="origin"
      allow="camera; microphone; clipboard-write"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
      onLoad={() => setLoaded(true)}
      aria-busy={!hasLoaded}
      className="service-frame"
    />
  );
}
