import { useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@perya/ui/button';
import { infoIcon } from '@perya/ui/icons/frame';
import { clockIcon, errorIcon, shieldIcon } from '@perya/ui/icons/status';
import { EmptyState } from '@perya/ui/states/empty-state';
import { Link } from '@tanstack/react-router';
import type { LaunchProblem } from '../../lib/game/launch-problem.ts';

/** Refusals that a retry would not change. */
const lasting = new Set([
  'NOT_FOUND',
  'INVALID_INPUT',
  'KYC_REQUIRED',
  'KYC_WAITING',
  'EXCLUDED',
  'RESTRICTED',
  'PLAYER_STOPPED',
  'ACCOUNT_BLOCKED',
]);

/** Refusals that say themselves what the player can do, and until when. */
const saidByGate = new Set(['KYC_REQUIRED', 'KYC_WAITING', 'RESTRICTED']);

const drawings = {
  GAME_MAINTAINED: clockIcon,
  GAME_CLOSED: clockIcon,
  GAMING_STOPPED: clockIcon,
  PLAYER_STOPPED: shieldIcon,
  ACCOUNT_BLOCKED: shieldIcon,
  KYC_REQUIRED: shieldIcon,
  KYC_WAITING: clockIcon,
  EXCLUDED: shieldIcon,
  RESTRICTED: shieldIcon,
  AGREEMENT_REQUIRED: shieldIcon,
  NOT_FOUND: infoIcon,
  INVALID_INPUT: infoIcon,
};

interface GameFailureProps {
  readonly problem: LaunchProblem;
  readonly onRetry: () => void;
  readonly onExit: () => void;
}

/** A toast has said what the server said, the gate says it here; this stays and says one thing that the player can do. The way out is always in the bar. */
export function GameFailure({ problem: { code, message }, onRetry, onExit }: GameFailureProps) {
  const { t } = useLingui();
  const advice = useAdvice(code);
  const drawing = drawings[code as keyof typeof drawings] ?? errorIcon;
  const hasWayOn = !lasting.has(code) || code === 'KYC_REQUIRED' || code === 'EXCLUDED';
  return (
    <div role="alert" className="game-veil">
      <EmptyState
        drawing={drawing}
        title={t`The game cannot be opened`}
        text={saidByGate.has(code) ? (message ?? advice) : advice}
        action={
          <>
            {!lasting.has(code) && <Button onClick={onRetry}>{t`Try again`}</Button>}
            {code === 'KYC_REQUIRED' && (
              <Link to="/s-kyc" className={buttonClass('primary')}>{t`Go To KYC Verify Now`}</Link>
            )}
            {code === 'EXCLUDED' && (
              <Link to="/play-limits" className={buttonClass('primary')}>{t`See my limits`}</Link>
            )}
            {!hasWayOn && <Button onClick={onExit}>{t`Leave the game`}</Button>}
          </>
        }
      />
    </div>
  );
}

function useAdvice(code: string): string {
  const { t } = useLingui();
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') {
    return t`Look for it in the lobby: it may be listed under another name.`;
  }
  if (code === 'GAME_MAINTAINED' || code === 'GAME_CLOSED') {
    return t`Come back later, or choose another game.`;
  }
  if (code === 'GAMING_STOPPED') {
    return t`This game is paused. Open rounds are settled and your money is safe.`;
  }
  if (code === 'PLAYER_STOPPED') {
    return t`Play is paused on your account. You can still withdraw your money.`;
  }
  if (code === 'ACCOUNT_BLOCKED') return t`Support can tell you why, and what you can do.`;
  if (code === 'KYC_REQUIRED') return t`You can play once your identity is verified.`;
  if (code === 'AGREEMENT_REQUIRED') {
    return t`Agree to the new terms to play. You can withdraw at any time.`;
  }
  if (code === 'EXCLUDED') return t`Your limits show when you can play again.`;
  return t`Nothing is lost: an open round is settled without you.`;
}
