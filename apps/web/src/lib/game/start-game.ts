import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { errors } from '@perya/contract/errors';
import { languageOfLocale, say } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import type { RegisteredRouter } from '@tanstack/react-router';
import { openLink } from '../browser/open-link.ts';
import { throughKycGate } from '../kyc-gate/gate.ts';
import { readBootData } from '../page/boot-data.ts';
import { readPartner } from '../session/partner.ts';
import { launchProblem } from './launch-problem.ts';
import { launchProblemText } from './launch-problem-text.ts';
import type { LaunchableGame } from './launchable-game.ts';
import { rememberLaunch } from './launches.ts';
import { requestLaunch } from './request-launch.ts';
import { shoppingGameUrl } from './shopping-game-url.ts';

export function sayMaintained({ maintenance }: LaunchableGame): void {
  const language = languageOfLocale(document.documentElement.lang);
  toast.warning(say(maintenance ?? errors.GAME_MAINTAINED.message, language));
}

async function open(game: LaunchableGame, router: RegisteredRouter): Promise<void> {
  const { code, en_name, id, img } = game;
  const elsewhere = shoppingGameUrl(
    code,
    readPartner(sessionStore),
    readBootData().shoppingGameUrl,
  );
  if (elsewhere !== null) return openLink(elsewhere);
  const origin = router.state.location.href;
  const content = await requestLaunch(code);
  rememberLaunch(content);
  await router.navigate({
    to: '/s-game-page/$gameName',
    params: { gameName: code },
    state: {
      origin,
      content,
      gameName: en_name,
      ...(id === undefined || img === undefined ? {} : { gameCard: { id, img } }),
    },
  });
}

function tell(error: unknown): void {
  const problem = launchProblem(error);
  const say = () => toast.error(launchProblemText(problem));
  // Since the gate was asked something has changed: it is asked again, for the words.
  if (problem.code === 'KYC_REQUIRED') void throughKycGate('play', say);
  else say();
}

let isStarting = false;

/** A second tap while a game is on its way opens nothing more. [A-016 G-041 G-042 G-043 G-167 G-168 G-239 M-402] */
export async function startGame(game: LaunchableGame, router: RegisteredRouter): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  try {
    await throughKycGate('play', () => open(game, router));
  } catch (error) {
    tell(error);
  } finally {
    isStarting = false;
  }
}
