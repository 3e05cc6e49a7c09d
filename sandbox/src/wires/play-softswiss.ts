import type { SoftswissAnswer, SoftswissSession } from '../softswiss/softswiss.ts';
import type { RunningSoftswiss } from '../softswiss/start-softswiss.ts';
import type { WireAnswer, WirePlayer } from './wire-player.ts';

const read = ({ balance, code, meta }: SoftswissAnswer): WireAnswer => {
  const said = balance ?? meta?.balance;
  return {
    isDone: code === undefined && balance !== undefined,
    balance: said === undefined ? null : Math.round(Number(said) * 100),
  };
};

export const playSoftswiss = (
  hub: Pick<RunningSoftswiss, 'balance' | 'betWin' | 'rollback'>,
  session: SoftswissSession,
): WirePlayer => ({
  balance: async () => read(await hub.balance(session)),
  bet: async ({ round, id, pesos }) =>
    read((await hub.betWin(session, round, [{ type: 'bet', pesos, id }])).answer),
  win: async ({ round, id, pesos }) => {
    const moves = [{ type: 'win', pesos, id }] as const;
    return read((await hub.betWin(session, round, moves, { finished: true })).answer);
  },
  takeBack: async ({ round, id, bet }) => {
    const transactions = [{ id, type: 'rollback', original_id: bet }];
    return read(await hub.rollback(session, round, [bet], { transactions }));
  },
});
