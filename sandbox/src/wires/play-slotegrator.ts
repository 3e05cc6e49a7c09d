import type { SlotegratorAnswer, SlotegratorSession } from '../slotegrator/slotegrator.ts';
import type { RunningSlotegrator } from '../slotegrator/start-slotegrator.ts';
import type { WireAnswer, WirePlayer } from './wire-player.ts';

const read = ({ balance, error_code }: SlotegratorAnswer): WireAnswer => ({
  isDone: error_code === undefined && balance !== undefined,
  balance: balance === undefined ? null : Math.round(balance * 100),
});

export const playSlotegrator = (
  hub: Pick<RunningSlotegrator, 'balance' | 'bet' | 'win' | 'refund'>,
  session: SlotegratorSession,
): WirePlayer => ({
  balance: async () => read(await hub.balance(session)),
  bet: async ({ round, id, pesos }) => {
    const fields = { transaction_id: id, finished: '0' };
    return read((await hub.bet(session, round, pesos, fields)).answer);
  },
  win: async ({ round, id, pesos }) => {
    const fields = { transaction_id: id, finished: '1' };
    return read((await hub.win(session, round, pesos, fields)).answer);
  },
  takeBack: async ({ round, id, bet, pesos }) =>
    read(await hub.refund(session, round, { transaction_id: bet, pesos }, { transaction_id: id })),
});
