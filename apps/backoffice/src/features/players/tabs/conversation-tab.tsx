import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import {
  readConversation,
  type StaffSupportMessage,
} from '@perya/contract/support/staff-calls/conversations';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../../lib/query/use-call.ts';
import { CallSection } from '../../../lib/show/call-section.tsx';
import { Moment } from '../../../lib/show/moment.tsx';

function Message({ message }: { readonly message: StaffSupportMessage }) {
  const { t } = useLingui();
  const { from, staff_name, at, text, pictures } = message;
  return (
    <article className="max-w-160">
      <p className="text-ink-muted">
        {from === 'player' ? t`Player` : staff_name} · <Moment at={at} />
      </p>
      <p className="whitespace-pre-wrap break-words">{text}</p>
      {pictures > 0 && <p className="text-ink-muted">{t`Pictures: ${pictures}`}</p>}
    </article>
  );
}

/** What the player and the house wrote to each other last; it is answered at its desk. */
export function ConversationTab({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const read = useCall(readConversation, { uid });
  if (isApiError(read.error) && read.error.code === 'NOT_FOUND') {
    return <p className="p-4 text-ink-muted">{t`The player has not written to the house`}</p>;
  }
  return (
    <div className="player-part">
      <CallSection title={t`Conversation`} read={read}>
        {({ thread, has_earlier }) => (
          <>
            <Link to="/support/conversations/$uid" params={{ uid }}>{t`Open it at the desk`}</Link>
            {has_earlier && (
              <p className="text-ink-muted">{t`Earlier messages are at the desk.`}</p>
            )}
            {thread.map((message) => (
              <Message key={message.n} message={message} />
            ))}
          </>
        )}
      </CallSection>
    </div>
  );
}
