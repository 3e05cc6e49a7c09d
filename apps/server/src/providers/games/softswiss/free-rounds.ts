import type { FreeRoundsDesk } from '../game-provider.ts';
import { softswissPaths } from './wire.ts';

/** A signed question; a refusal because it was done before counts as done. */
export type DoOnce = (path: string, question: object) => Promise<unknown>;

/** As text with a point, and moments to the second: as their launcher and wallet write them. */
const pesosOf = (centavos: number) => (centavos / 100).toFixed(2);

/** Free spins of SOFTSWISS. An issue bears our id, so that the same one is issued once. */
export function softswissFreeRounds(
  doOnce: DoOnce,
  { casinoId, playerOf }: { casinoId: string; playerOf: (player: string) => object },
): FreeRoundsDesk {
  return {
    async grant({ id, player, providerGame, rounds, stake, until }) {
      await doOnce(softswissPaths.issue, {
        casino_id: casinoId,
        issue_id: id,
        freespins_quantity: rounds,
        bet_amount: pesosOf(stake),
        games: [providerGame],
        valid_until: `${until.toISOString().slice(0, 19)}Z`,
        player: playerOf(player),
      });
      return id;
    },

    async cancel({ reference, providerGame }) {
      const [provider = ''] = providerGame.split(':');
      await doOnce(softswissPaths.cancel, { casino_id: casinoId, issue_id: reference, provider });
    },
  };
}
