import type { Hub88Answer, Hub88Session } from '../hub88/hub88.ts';
import type { RunningHub88 } from '../hub88/start-hub88.ts';
import type { WireAnswer, WirePlayer } from './wire-player.ts';

const unitsPerCentavo = 1000;

const read = ({ status, balance }: Hub88Answer): WireAnswer => ({
  isDone: status === 'RS_OK',
  balance: balance === undefined ? null : balance / unitsPerCentavo,
});

export const playHub88 = (
  hub: Pick<RunningHub88, 'send' | 'bet' | 'win'>,
  session: Hub88Session,
): WirePlayer => ({
  balance: async () => read(await hub.send('user/balance', session)),
  bet: async ({ round, id, pesos }) =>
    read((await hub.bet(session, round, pesos, { transaction_uuid: id })).answer),
  win: async ({ round, id, bet, pesos }) =>
    read(await hub.win(session, round, bet, pesos, { transaction_uuid: id })),
  takeBack: async ({ round, id, bet }) =>
    read(
      await hub.send('transaction/rollback', {
        ...session,
        transaction_uuid: id,
        reference_transaction_uuid: bet,
        round,
      }),
    ),
});
