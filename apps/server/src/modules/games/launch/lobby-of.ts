import { gameTypes } from '@perya/contract/rules/game-categories';
import type { CatalogueGame } from '../../catalogue/index.ts';

/** The live tables of a platform are one lobby: a session that was opened at one of them moves among them. */
export const lobbyOf = ({ gameType, platformId }: CatalogueGame): string | null =>
  gameType === gameTypes.live ? platformId : null;
