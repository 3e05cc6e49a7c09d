import * as z from 'zod/mini';
import { type FreeRounds, type FreeRoundsDesk, ProviderFailure } from '../game-provider.ts';
import type { Form } from './sign.ts';
import { slotegratorFree, slotegratorFreeBets, slotegratorPaths } from './wire.ts';

/** Signed questions to the aggregator. */
export interface AskSlotegrator {
  get<Schema extends z.ZodMiniType>(
    path: string,
    form: Form,
    answer: Schema,
  ): Promise<z.output<Schema>>;
  post<Schema extends z.ZodMiniType>(
    path: string,
    form: Form,
    answer: Schema,
  ): Promise<z.output<Schema>>;
}

type FreeBets = z.output<typeof slotegratorFreeBets>;

const centavosOf = (pesos: number) => Math.round(pesos * 100);

/** Which of the bets that a game offers is worth what is wanted; none where it offers no such bet. */
export function chooseBet(offered: FreeBets, stake: number): Form | null {
  const whole = offered.total_bets?.find(({ amount }) => centavosOf(Number(amount)) === stake);
  if (whole) return [['total_bet_id', String(whole.bet_id)]];
  for (const bet of offered.bets ?? []) {
    const coins = Number(bet.bet_per_line) * Number(bet.lines ?? 1);
    for (const denomination of offered.denominations ?? ['1']) {
      if (centavosOf(coins * Number(denomination)) !== stake) continue;
      return [
        ['bet_id', String(bet.bet_id)],
        ['denomination', String(denomination)],
      ];
    }
  }
  return null;
}

const secondsOf = (at: Date) => String(Math.floor(at.getTime() / 1000));

/** Free spins of Slotegrator. A campaign bears our id; whether it is there already is asked first. */
export function slotegratorFreeRounds({ get, post }: AskSlotegrator): FreeRoundsDesk {
  async function isSet(id: string): Promise<boolean> {
    try {
      const found = await get(slotegratorPaths.getFree, [['freespin_id', id]], slotegratorFree);
      return found.freespin_id === id;
    } catch (error) {
      // They refuse what they do not know.
      if (error instanceof ProviderFailure && error.trouble === 'refused') return false;
      throw error;
    }
  }

  return {
    async grant(wanted: FreeRounds) {
      if (await isSet(wanted.id)) return wanted.id;
      const game: Form = [
        ['game_uuid', wanted.providerGame],
        ['currency', 'PHP'],
      ];
      const bet = chooseBet(
        await get(slotegratorPaths.freeBets, game, slotegratorFreeBets),
        wanted.stake,
      );
      if (bet === null) throw new ProviderFailure('refused');
      const campaign: Form = [
        ['player_id', wanted.player],
        ['player_name', wanted.player],
        ['quantity', String(wanted.rounds)],
        ['valid_from', secondsOf(wanted.from)],
        ['valid_until', secondsOf(wanted.until)],
        ['freespin_id', wanted.id],
      ];
      await post(slotegratorPaths.setFree, [...campaign, ...game, ...bet], z.unknown());
      return wanted.id;
    },

    async cancel({ reference }) {
      await post(slotegratorPaths.cancelFree, [['freespin_id', reference]], z.unknown());
    },
  };
}
