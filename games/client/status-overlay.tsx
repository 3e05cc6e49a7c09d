import type { Text } from '@perya/game-kit/game';
import { useGame } from './game-context.ts';
import { notifyHost } from './host.ts';
import type { ConnectionState } from './session/use-session.ts';

const texts = {
  opening: { en: 'Loading the game …', tl: 'Nilo-load ang laro …' },
  broken: { en: 'Connection lost', tl: 'Nawala ang connection' },
  brokenWhy: {
    en: 'Reconnecting. Nothing is lost: your bet counts once.',
    tl: 'Kumokonekta ulit. Walang mawawala: isang beses lang bilang ang taya mo.',
  },
  again: { en: 'Try now', tl: 'Subukan ngayon' },
  ended: { en: 'This game has been closed', tl: 'Isinara na ang larong ito' },
  leave: { en: 'Back to the lobby', tl: 'Bumalik sa lobby' },
} satisfies Record<string, Text>;

interface StatusOverlayProps {
  connection: ConnectionState;
  ending: Text | null;
  onRetry(): void;
}

/** Covers the scene while it loads, retries or has ended. */
export function StatusOverlay({ connection, ending, onRetry }: StatusOverlayProps) {
  const { text } = useGame();
  if (connection === 'ready') return null;
  if (connection === 'opening') {
    return (
      <div className="frame-status" role="status">
        <span className="frame-bulbs" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <p>{text(texts.opening)}</p>
      </div>
    );
  }
  const isBroken = connection === 'broken';
  return (
    <div className="frame-status" role="alert">
      <h2>{text(isBroken ? texts.broken : texts.ended)}</h2>
      <p>{isBroken ? text(texts.brokenWhy) : ending && text(ending)}</p>
      <button
        type="button"
        className="kit-action"
        data-strong
        onClick={isBroken ? onRetry : () => notifyHost({ type: 'perya:exit' })}
      >
        {text(isBroken ? texts.again : texts.leave)}
      </button>
    </div>
  );
}
