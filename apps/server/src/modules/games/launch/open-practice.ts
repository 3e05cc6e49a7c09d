import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { type openPractice as call, practiceFor } from '@perya/contract/games/calls/practice';
import type { PublicContext } from '../../../platform/http/context.ts';
import type { GamesServices } from '../services.ts';

type Asker = Pick<PublicContext, 'uid' | 'language'>;

/** Whoever stays away from play is not shown a game either. */
async function isOffered({ limits }: GamesServices, uid: bigint | null): Promise<boolean> {
  const offered = await limits.policy('practice_play');
  if (uid === null) return offered === practiceFor.everybody;
  return offered !== practiceFor.nobody && !(await limits.isSpared(uid));
}

/** Where a game is tried without money. Nothing is staked there and nothing is kept of it. */
export async function openPractice(
  services: GamesServices,
  { uid, language }: Asker,
  { code: name, lang = language, theme }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const game = await services.catalogue.findGameCalled(name);
  if (!game?.practiceUrl || !game.isOpen || game.isMaintained) return null;
  if (!(await isOffered(services, uid))) return null;
  const query = new URLSearchParams({ lang, theme });
  const url = `${game.practiceUrl}${game.practiceUrl.includes('?') ? '&' : '?'}${query}`;
  return { url, code: game.code, en_name: game.name, img: game.img };
}
