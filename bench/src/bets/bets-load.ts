import { connect } from 'node:net';
import { benchToken, details, gameOf, payout, stake, writeRequest } from './bets-wire.ts';

export interface BetsLoad {
  port: number;
  connections: number;
  players: number;
  /** Starts every id, so that two measures never share one. */
  prefix: string;
  isOver(): boolean;
  /** How long a round that is not begun yet waits. */
  waitMs?(): number;
  /** Called for each answered request: a bet, or the win after it. */
  onAnswer(takenMs: number): void;
}

const done = '"code":"OK"';

/** Where the first whole answer in the bytes ends, or 0 while some of it is missing. */
function endOfAnswer(bytes: Buffer): number {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return 0;
  const length = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, headEnd))?.[1];
  const end = headEnd + 4 + Number(length ?? 0);
  return bytes.length >= end ? end : 0;
}

/** One connection plays round after round, each a bet and its win: written by hand to leave the processor to the server. */
function runConnection(number: number, load: BetsLoad): Promise<void> {
  const { players, prefix } = load;
  let round = 0;
  let player = '';
  let isBetNext = true;

  function nextRequest(): string {
    if (isBetNext) {
      round += 1;
      player = String(1 + Math.floor(Math.random() * players));
    }
    const id = `${prefix}-${number}-${round}`;
    const about = { round_id: id, player, game: gameOf(number), currency: 'PHP' };
    const request = isBetNext
      ? writeRequest(
          'bet',
          { ...about, transaction_id: `${id}-b`, amount: stake, token: benchToken },
          prefix,
        )
      : writeRequest(
          'win',
          {
            ...about,
            transaction_id: `${id}-w`,
            bet_transaction_id: `${id}-b`,
            amount: payout,
            is_finished: true,
            details,
          },
          prefix,
        );
    isBetNext = !isBetNext;
    return request;
  }

  return new Promise((resolve, reject) => {
    const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true });
    let bytes: Buffer = Buffer.alloc(0);
    let sentAt = 0;
    const send = () => {
      // A round that was begun is finished, so that the next measure finds none open.
      if (isBetNext && load.isOver()) {
        socket.end();
        resolve();
        return;
      }
      const waitMs = isBetNext ? (load.waitMs?.() ?? 0) : 0;
      if (waitMs > 0) {
        setTimeout(send, waitMs);
        return;
      }
      sentAt = performance.now();
      socket.write(nextRequest());
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
      const end = endOfAnswer(bytes);
      if (end === 0) return;
      const answer = bytes.toString('latin1', 0, end);
      bytes = Buffer.alloc(0);
      if (!answer.includes(done)) {
        reject(
          new Error(`The provider API answered ${answer.slice(answer.indexOf('\r\n\r\n') + 4)}`),
        );
        socket.destroy();
        return;
      }
      load.onAnswer(performance.now() - sentAt);
      send();
    });
    socket.on('error', reject);
  });
}

/** Keeps every connection busy until the load is over. */
export async function runBetsLoad(load: BetsLoad): Promise<void> {
  await Promise.all(
    Array.from({ length: load.connections }, (_, number) => runConnection(number, load)),
  );
}
