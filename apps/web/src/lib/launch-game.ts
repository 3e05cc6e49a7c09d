import { errors } from '@perya/contract/errors';
import { say } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import { useRouter } from '@tanstack/react-router';
import { useLanguage } from './language/language-context.ts';
import { useRequireLogin } from './session/use-require-login.ts';

/** What must be known of a game to open it. */
export interface LaunchableGame {
  readonly code: string;
  readonly en_name: string;
  readonly maintained?: 0 | 1;
}

export function gamePath(code: string): string {
  return `/s-game-page/${code}`;
}

/** Opens a game; a visitor logs in first, and a game under maintenance only says so. [G-041 G-042 G-316] */
export function useLaunchGame(): (game: LaunchableGame) => void {
  const router = useRouter();
  const { language } = useLanguage();
  const whenLoggedIn = useRequireLogin();
  return ({ code, maintained }) => {
    if (maintained === 1) {
      toast.warning(say(errors.GAME_MAINTAINED.message, language));
      return;
    }
    const origin = router.state.location.href;
    whenLoggedIn(() => router.history.push(gamePath(code), { origin }));
  };
}
