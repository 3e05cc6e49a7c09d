import { useLingui } from '@lingui/react/macro';
import type { SupportMessage } from '@perya/contract/support/calls/support';
import { useMoment } from '../../../lib/text/use-moment.ts';
import { MessagePicture } from './message-picture.tsx';

/** One message, drawn as text whatever stands in it. */
export function MessageBubble({ message }: { readonly message: SupportMessage }) {
  const { t } = useLingui();
  const timeOf = useMoment('time');
  const { from, text, pictures, feedback, at, n } = message;
  return (
    <article data-from={from} className="service-message">
      <span className="sr-only">{from === 'player' ? t`You` : t`Customer service`}</span>
      {feedback !== null && (
        <blockquote className="service-quote">
          <span className="font-semibold">{t`Your feedback:`}</span> {feedback}
        </blockquote>
      )}
      {pictures.map(({ url }, place) => {
        const number = place + 1;
        return (
          <MessagePicture key={number} url={url} label={t`Picture ${number} of message ${n}`} />
        );
      })}
      {text !== '' && <p className="service-text">{text}</p>}
      <time dateTime={new Date(at * 1000).toISOString()} className="service-time">
        {timeOf(at)}
      </time>
    </article>
  );
}
