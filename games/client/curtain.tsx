import type { Text } from '@perya/game-kit/game';
import { useGame } from './game-context.ts';
import { tellHost } from './host.ts';
import type { Line } from './use-session.ts';

const texts = {
  opening: { en: 'Lighting the bulbs …', tl: 'Sinisindihan ang mga ilaw …' },
  broken: { en: 'The line is down', tl: 'Putol ang koneksyon' },
  brokenWhy: {
    en: 'Trying again by itself. Nothing is lost: what was staked is played once, whatever happens.',
    tl: 'Kusang sumusubok muli. Walang mawawala: isang beses lang lalaruin ang naitaya, anuman ang mangyari.',
  },
  again: { en: 'Try now', tl: 'Subukan ngayon' },
  ended: { en: 'This game has been closed', tl: 'Isinara na ang larong ito' },
  leave: { en: 'Back to the lobby', tl: 'Bumalik sa lobby' },
} satisfies Record<string, Text>;

interface CurtainProps {
  line: Line;
  ending: Text | null;
  onRetry(): void;
}

/** What hangs before the scene while it cannot be played. */
export function Curtain({ line, ending, onRetry }: CurtainProps) {
  const { text } = useGame();
  if (line === 'ready') return null;
  if (line === 'opening') {
    return (
      <div className="frame-curtain" role="status">
        <span className="frame-bulbs" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <p>{text(texts.opening)}</p>
      </div>
    );
  }
  const isBroken = line === 'broken';
  return (
    <div className="frame-curtain" role="alert">
      <h2>{text(isBroken ? texts.broken : texts.ended)}</h2>
      <p>{isBroken ? text(texts.brokenWhy) : ending && text(ending)}</p>
      <button
        type="button"
        className="kit-action"
        data-strong
        onClick={isBroken ? onRetry : () => tellHost({ type: 'perya:exit' })}
      >
        {text(isBroken ? texts.again : texts.leave)}
      </button>
    </div>
  );
}
