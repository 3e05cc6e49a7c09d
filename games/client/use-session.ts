import type { Text } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';
import { useCallback, useEffect, useRef, useState } from 'react';
import { tellHost } from './host.ts';
import { newRequestId } from './new-request-id.ts';
import { type Fairness, type GamePort, type GameStatus, type Played, PortRefusal } from './port.ts';
import { createRetrier, type Retrier } from './retrier.ts';
import type { ShownRound } from './view.ts';

/** Answers after which this page cannot go on; the player has to open the game anew. */
const endings = new Set(['SESSION_EXPIRED', 'UNKNOWN_SESSION', 'UNKNOWN_GAME']);
const paidCheckMs = 1500;

export type Line = 'opening' | 'ready' | 'broken' | 'ended';

export interface Session {
  line: Line;
  ending: Text | null;
  balance: Centavos | null;
  round: ShownRound<unknown> | null;
  isBusy: boolean;
  isPaying: boolean;
  fairness: Fairness | null;
  refusal: Text | null;
  dismissRefusal(): void;
  retryNow(): void;
  placeBet(bet: unknown): Promise<ShownRound<unknown> | null>;
  makeMove(move: unknown): Promise<ShownRound<unknown> | null>;
  reveal(round: ShownRound<unknown>): void;
  changeClientSeed(clientSeed: string): Promise<boolean>;
}

/** What is in the wallet, and how much of it the player has not seen coming yet. */
interface Money {
  wallet: Centavos;
  unseen: Centavos;
}

const nothing = centavos(0);

export function useSession(port: GamePort): Session {
  const [line, setLine] = useState<Line>('opening');
  const [ending, setEnding] = useState<Text | null>(null);
  const [money, setMoney] = useState<Money | null>(null);
  const [round, setRound] = useState<ShownRound<unknown> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [fairness, setFairness] = useState<Fairness | null>(null);
  const [refusal, setRefusal] = useState<Text | null>(null);
  const retrier = useRef<Retrier>(null);
  const isAway = useRef(false);
  // A view may play on before it is drawn again, so the newest round is known outside of drawing too.
  const newest = useRef<ShownRound<unknown> | null>(null);
  const takeRound = useCallback((next: ShownRound<unknown> | null) => {
    newest.current = next;
    setRound(next);
  }, []);

  const refuse = useCallback((error: PortRefusal) => {
    if (endings.has(error.code)) {
      setEnding(error.text);
      setLine('ended');
      tellHost({ type: 'perya:failed', code: error.code });
    } else {
      setRefusal(error.text);
    }
  }, []);

  /** Tries until there is an answer; null is a no that the player has been told. */
  const ask = useCallback(
    async <Answer>(work: () => Promise<Answer>): Promise<Answer | null> => {
      retrier.current ??= createRetrier();
      try {
        return await retrier.current.run(work, {
          isFinal: (error) => error instanceof PortRefusal || isAway.current,
          onState: (isBroken) => setLine(isBroken ? 'broken' : 'ready'),
        });
      } catch (error) {
        if (error instanceof PortRefusal) refuse(error);
        return null;
      }
    },
    [refuse],
  );

  const takeStatus = useCallback((status: GameStatus) => {
    setMoney({ wallet: status.balance, unseen: nothing });
    setFairness(status.fairness);
    setPaying(status.unpaidCount > 0);
  }, []);

  useEffect(() => {
    isAway.current = false;
    void ask(() => port.readStatus()).then((status) => {
      if (!status || isAway.current) return;
      takeStatus(status);
      takeRound(status.round);
      setLine('ready');
      tellHost({ type: 'perya:ready' });
    });
    return () => {
      isAway.current = true;
    };
  }, [ask, port, takeRound, takeStatus]);

  const balance = money ? centavos(money.wallet - money.unseen) : null;
  useEffect(() => {
    if (balance !== null) tellHost({ type: 'perya:balance', balance: Number(balance) });
  }, [balance]);

  useEffect(() => {
    if (!isPaying || isBusy) return;
    const timer = setInterval(() => {
      port.readStatus().then(takeStatus, () => {});
    }, paidCheckMs);
    return () => clearInterval(timer);
  }, [isPaying, isBusy, port, takeStatus]);

  const play = useCallback(
    async (work: () => Promise<Played>) => {
      setRefusal(null);
      setBusy(true);
      const played = await ask(work);
      setBusy(false);
      if (!played) {
        // A refusal may come from another window's round: what stands is what the studio says.
        const status = await port.readStatus().catch(() => null);
        if (status) takeStatus(status);
        if (status?.round) takeRound(status.round);
        return null;
      }
      const unseen = played.isPaid ? (played.round.payout ?? nothing) : nothing;
      setMoney({ wallet: played.balance, unseen });
      setFairness(played.fairness);
      takeRound(played.round);
      return { shown: played.round, isPaid: played.isPaid };
    },
    [ask, port, takeRound, takeStatus],
  );

  const unpaid = useRef(new Set<string>());
  const finish = useCallback((result: Awaited<ReturnType<typeof play>>) => {
    if (result && result.shown.payout !== null && !result.isPaid) {
      unpaid.current.add(result.shown.id);
    }
    return result?.shown ?? null;
  }, []);

  return {
    line,
    ending,
    balance,
    round,
    isBusy,
    isPaying,
    fairness,
    refusal,
    dismissRefusal: () => setRefusal(null),
    retryNow: () => retrier.current?.retryNow(),
    placeBet: async (bet) => {
      const requestId = newRequestId();
      return finish(await play(() => port.bet(requestId, bet)));
    },
    makeMove: async (move) => {
      const requestId = newRequestId();
      const roundId = newest.current?.id ?? '';
      return finish(await play(() => port.move(requestId, roundId, move)));
    },
    reveal: (revealed) => {
      setMoney((known) => known && { ...known, unseen: nothing });
      if (unpaid.current.delete(revealed.id)) setPaying(true);
    },
    changeClientSeed: async (clientSeed) => {
      const next = await ask(() => port.changeClientSeed(clientSeed));
      if (next) setFairness(next);
      return next !== null;
    },
  };
}
