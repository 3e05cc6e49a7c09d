import type { RequestOf } from '@perya/contract/call';
import type { readRound as call, StaffRoundPage } from '@perya/contract/games/staff-calls/rounds';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { GamesServices } from '../services.ts';
import { isRecalled } from './recall-round.ts';
import { commitmentHolds, presentHeld, presentMovement, presentRound } from './rounds.present.ts';

/** The scope of the provider API's postings; its keys are the provider's transactions. */
const postingScope = 'games';

/** One round with everything that it did, down to the ledger. */
export async function readRound(
  { rounds, ledger, catalogue, gameProviders }: GamesServices,
  request: RequestOf<typeof call>,
): Promise<StaffRoundPage> {
  const uid = BigInt(request.uid);
  const id = BigInt(request.id);
  const row = await rounds.find(uid, id);
  if (!row) throw new Refusal('NOT_FOUND');
  const [movements, held, game] = await Promise.all([
    rounds.listMovements(uid, id),
    rounds.listHeld(uid, id),
    catalogue.findGame(row.gameCode),
  ]);
  const keyOf = (movement: (typeof movements)[number]) =>
    `${movement.venue}:${movement.transactionId}`;
  const legs = await ledger.legsOfKeys(uid, postingScope, movements.map(keyOf));
  return {
    ...presentRound(row, game?.name ?? row.gameCode),
    movements: movements.map((movement) =>
      presentMovement(
        movement,
        legs.filter(({ key }) => key === keyOf(movement)),
      ),
    ),
    held_parts: held.map(presentHeld),
    details: row.details,
    commitment_holds: commitmentHolds(row.details),
    is_recalled: isRecalled({ gameProviders }, row.venue),
  };
}
