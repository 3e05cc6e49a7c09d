import type { GameMessage } from '@perya/contract/provider-api/frame';
import type { Text } from '@perya/game-kit/game';
import { useGame } from './game-context.ts';
import { isFramed, notifyHost } from './host.ts';
import type { Refusal } from './port.ts';

const closeText: Text = { en: 'Close', tl: 'Isara' };

export const tooLow: Refusal = {
  code: 'INSUFFICIENT_FUNDS',
  text: {
    en: 'Your balance is too low for this stake.',
    tl: 'Kulang ang balanse mo para sa tayang ito.',
  },
};

const toLimits = {
  text: { en: 'Your limits', tl: 'Mga limit mo' },
  message: { type: 'perya:limits' },
} as const;

/** What the page around the game can do about it. */
const ways: Partial<Record<string, { text: Text; message: GameMessage }>> = {
  INSUFFICIENT_FUNDS: {
    text: { en: 'Deposit', tl: 'Mag-deposit' },
    message: { type: 'perya:cashier' },
  },
  LIMIT_REACHED: toLimits,
  PLAYER_EXCLUDED: toLimits,
};

interface RefusalNoticeProps {
  refusal: Refusal;
  onClose(): void;
}

/** Why nothing was staked, and the way on where there is one. */
export function RefusalNotice({ refusal, onClose }: RefusalNoticeProps) {
  const { text } = useGame();
  const way = isFramed() ? ways[refusal.code] : undefined;
  return (
    <div className="frame-refusal" role="alert">
      <p>{text(refusal.text)}</p>
      <div className="frame-refusal-ways">
        {way && (
          <button
            type="button"
            className="kit-action"
            data-strong
            onClick={() => {
              onClose();
              notifyHost(way.message);
            }}
          >
            {text(way.text)}
          </button>
        )}
        <button type="button" className="kit-action" onClick={onClose}>
          {text(closeText)}
        </button>
      </div>
    </div>
  );
}
