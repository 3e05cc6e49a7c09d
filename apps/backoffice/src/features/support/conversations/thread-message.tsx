import { useLingui } from '@lingui/react/macro';
import type { StaffSupportMessage } from '@perya/contract/support/staff-calls/conversations';
import { Age } from '../../../lib/show/moment.tsx';
import { durationText } from '../../../lib/show/spans/duration-text.ts';
import { MessagePicture } from './message-picture.tsx';

interface ThreadMessageProps {
  readonly uid: string;
  readonly message: StaffSupportMessage;
}

/** How long the player had waited for it. */
const waitedText = ({ waited_seconds: waited }: StaffSupportMessage, locale: string) =>
  waited === null ? null : durationText(waited, locale);

/** One message, drawn as text whatever stands in it. */
export function ThreadMessage({ uid, message }: ThreadMessageProps) {
  const { t, i18n } = useLingui();
  const waited = waitedText(message, i18n.locale);
  const { n, from, staff_name, text, pictures, feedback, at } = message;
  return (
    <article data-from={from} className="support-message">
      <p className="flex justify-between gap-3 text-ink-muted">
        <span className="font-semibold">{from === 'player' ? t`Player` : staff_name}</span>
        <span>
          {waited !== null && <>{t`after ${waited}`} · </>}
          <Age at={at} />
        </span>
      </p>
      {feedback !== null && (
        <blockquote className="support-quote">
          {t`Feedback:`} {feedback}
        </blockquote>
      )}
      {text !== '' && <p className="support-text">{text}</p>}
      {Array.from({ length: pictures }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures of a message never change places.
        <MessagePicture key={place} uid={uid} n={n} place={place} />
      ))}
    </article>
  );
}
