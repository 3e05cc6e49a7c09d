import type { Text } from '@perya/game-kit/game';
import { useGame } from '../../client/game-context.ts';
import { PaceButton } from '../../client/pace/pace-button.tsx';
import type { Pace } from '../../client/pace/use-pace.ts';
import type { useDealing } from './use-dealing.ts';

const squeezeText: Text = { en: 'Squeeze', tl: 'Squeeze' };

/** The box that the cards come from. */
function ShoeArt() {
  return (
    <svg className="baccarat-shoe" viewBox="0 0 120 84" aria-hidden="true">
      <path d="M14 30 60 6 112 18 112 62 58 80 14 62Z" fill="#1b1740" />
      <path d="M14 30 60 6 112 18 62 42Z" fill="#3b3390" />
      <path d="M62 42 112 18V62L58 80Z" fill="#2b2470" />
      <path d="M14 30 62 42 58 80 14 62Z" fill="#fffdf6" />
      <path
        d="M14.5 36 61.5 48M14.5 42 61 54.500M14.5 48 60.5 61M14.5 54 60 67.5M14.5 60 59 74"
        stroke="#d6cbb0"
        strokeWidth="1.4"
      />
      <path d="M14 30 62 42 112 18" fill="none" stroke="#f2ab27" strokeWidth="2.5" />
      <path d="M62 42 58 80" stroke="#f2ab27" strokeWidth="2.5" />
      <path
        d="M90 36 93 43 100 43.6 94.5 48.5 96.2 56 90 52 83.8 56 85.5 48.5 80 43.6 87 43Z"
        fill="#f2ab27"
      />
    </svg>
  );
}

interface ShoeBoxProps {
  hands: Pick<ReturnType<typeof useDealing>, 'dealing' | 'wantsSqueeze' | 'toggleSqueeze' | 'skip'>;
  pace: Pace;
}

/** The shoe, and under it how the cards come: turned by the player or by the house, quick, or at once. */
export function ShoeBox({ hands, pace }: ShoeBoxProps) {
  const { text, sound } = useGame();
  return (
    <div className="baccarat-shoe-box">
      <ShoeArt />
      <button
        type="button"
        className="kit-action kit-pace"
        aria-pressed={hands.wantsSqueeze}
        onClick={() => {
          sound.play('click');
          hands.toggleSqueeze();
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 2h12a1.5 1.5 0 0 1 1.5 1.5V14l-7.5 8H6a1.5 1.5 0 0 1-1.5-1.5v-17A1.5 1.5 0 0 1 6 2zm6 20 7.5-8H13.5A1.5 1.5 0 0 0 12 15.500z" />
        </svg>
        <span>{text(squeezeText)}</span>
      </button>
      <PaceButton pace={{ ...pace, skip: hands.skip }} canSkip={hands.dealing.isUnderWay} />
    </div>
  );
}
