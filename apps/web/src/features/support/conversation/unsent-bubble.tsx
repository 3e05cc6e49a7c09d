import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { dropUnsent, markUnsent, type Unsent } from './unsent.ts';

/** What the server has not confirmed yet: on its way, or why not, with the way to send it again. */
export function UnsentBubble({ entry }: { readonly entry: Unsent }) {
  const { t } = useLingui();
  const { key, text, pictures, state, problem } = entry;
  const isStuck = state === 'lost' || state === 'refused';
  const says = {
    waiting: t`Sending…`,
    sent: t`Sent`,
    lost: t`Not sent: no connection. It is sent when you are back online.`,
    refused: t`Not sent: ${problem}`,
  }[state];
  return (
    <article data-from="player" data-state={state} className="service-message">
      <span className="sr-only">{t`You`}</span>
      {pictures.map(({ objectKey, preview }) => (
        <span key={objectKey} className="service-picture">
          <img src={preview} alt={t`Attachments`} />
        </span>
      ))}
      {text !== '' && <p className="service-text">{text}</p>}
      <p role={isStuck ? 'alert' : undefined} className="service-time">
        {says}
      </p>
      {isStuck && (
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={() => markUnsent(key, 'waiting')}>
            {t`Try again`}
          </Button>
          <Button kind="ghost" onClick={() => dropUnsent(new Set([key]))}>
            {t`Remove`}
          </Button>
        </div>
      )}
    </article>
  );
}
