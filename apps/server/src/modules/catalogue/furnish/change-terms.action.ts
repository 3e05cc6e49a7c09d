import type { GameTerms } from '@perya/contract/catalogue/staff-calls/listing';
import { unknownGame } from '@perya/contract/games/errors';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { RequestAction } from '../../audit/index.ts';
import type { DeskGame } from '../desk/desk.store.ts';
import type { CatalogueServices } from '../services.ts';
import { factsOfTerms, sayTerms, termsOf } from './game-terms.ts';

function seenGame(game: DeskGame | null, revision: number): DeskGame {
  if (!game) throw new Refusal('NOT_FOUND', unknownGame);
  if (game.revision !== revision) throw new Refusal('CHANGED_MEANWHILE');
  return game;
}

/** Changes what a game takes and pays, and what of a stake counts: each of them moves money. */
export function changeTerms({
  desk,
  furnish,
  cache,
}: Pick<CatalogueServices, 'desk' | 'furnish' | 'cache'>): RequestAction<GameTerms> {
  return {
    async describe({ id, revision, ...typed }) {
      const held = seenGame(await desk.read(BigInt(id)), revision);
      const is = sayTerms(termsOf(typed));
      const was = sayTerms(held);
      if (is === was) throw new Refusal('NOTHING_TO_CHANGE');
      return {
        subject: { kind: 'game', code: held.code },
        topic: held.code,
        says: {
          en: `Game ${held.name} (${held.code}): ${is}, instead of ${was}.`,
          tl: `Larong ${held.name} (${held.code}): ${is}, sa halip na ${was}.`,
        },
      };
    },
    async carryOut(tx, { input: { id, revision, ...typed }, reason }) {
      const held = seenGame(await desk.lock(tx, BigInt(id)), revision);
      const terms = termsOf(typed);
      await furnish.saveTerms(tx, held.id, terms);
      return {
        entries: [
          {
            action: 'catalogue.game-terms-changed',
            subject: { kind: 'game', code: held.code },
            before: factsOfTerms(held),
            after: factsOfTerms(terms),
            reason,
          },
        ],
        afterCommit: cache.expire,
      };
    },
  };
}
