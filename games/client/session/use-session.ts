import type { Text } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notifyHost } from '../host.ts';
import {
  type Fairness,
  type GamePort,
  type GameStatus,
  type Played,
  PortRefusal,
  type Refusal,
} from '../port.ts';
import { paidOf } from '../round-result.ts';
import { keepPast, withHeld } from '../sheets/past-rounds.ts';
import type { PastRound, ShownRound, UnseenRound } from '../view.ts';
import { newRequestId } from './new-request-id.ts';
import { createRetrier, type Retrier } from './retrier.ts';
import {
  balanceOf,
  type ShownMoney,
  withRevealed,
  withUnrevealed,
  withWallet,
} from './shown-money.ts';
import { type Held, useHeld } from './use-held.ts';
import { useUnseen } from './use-unseen.ts';
import { useWalletNews } from './use-wallet-news.ts';

/** Codes after which the session cannot continue; the player has to launch the game again. */
const endings = new Set(['SESSION_EXPIRED', 'UNKNOWN_SESSION', 'UNKNOWN_GAME']);
const paidCheckMs = 1500;

export type ConnectionState = 'opening' | 'ready' | 'broken' | 'ended';

export interface Session {
  connection: ConnectionState;
  ending: Text | null;
  balance: Centavos | null;
  /** What is staked in a round that is not over. */
  held: Centavos | null;
  round: ShownRound<unknown> | null;
  past: readonly PastRound<unknown>[];
  isBusy: boolean;
  isPaying: boolean;
  /** Wins that are looked at before they are paid. */
  heldWins: Held;
  fairness: Fairness | null;
  refusal: Refusal | null;
  /** Says why nothing is done, before anybody was asked. */
  refuse(refusal: Refusal): void;
  dismissRefusal(): void;
  /** Rounds that ended while nobody looked. */
  unseen: readonly UnseenRound[];
  dismissUnseen(): void;
  retryNow(): void;
  placeBet(bet: unknown): Promise<ShownRound<unknown> | null>;
  makeMove(move: unknown): Promise<ShownRound<unknown> | null>;
  reveal(round: ShownRound<unknown>): void;
  /** Reads again how things stand: a room has ended its round. */
  refresh(): void;
  changeClientSeed(clientSeed: string): Promise<boolean>;
}

const nothing = centavos(0);

export function useSession(port: GamePort): Session {
  const [connection, setConnection] = useState<ConnectionState>('opening');
  const [ending, setEnding] = useState<Text | null>(null);
  const [money, setMoney] = useState<ShownMoney | null>(null);
  const [round, setRound] = useState<ShownRound<unknown> | null>(null);
  const [past, setPast] = useState<readonly PastRound<unknown>[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [fairness, setFairness] = useState<Fairness | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { unseen, setUnseen, markShown, dismiss: dismissUnseen } = useUnseen(port);
  const heldWins = useHeld(port, isPaying);
  const retrier = useRef<Retrier>(null);
  const isAway = useRef(false);
  // A ref, because a view may make its next move before React has rendered the newest round.
  const newest = useRef<ShownRound<unknown> | null>(null);
  const takeRound = useCallback((next: ShownRound<unknown> | null) => {
    newest.current = next;
    setRound(next);
  }, []);

  const refuse = useCallback((error: PortRefusal) => {
    if (endings.has(error.code)) {
      setEnding(error.text);
      setConnection('ended');
      notifyHost({ type: 'perya:failed', code: error.code });
    } else {
      setRefusal(error);
    }
  }, []);

  /** Retries until there is an answer; null if it was refused, which is shown to the player. */
  const ask = useCallback(
    async <Answer>(work: () => Promise<Answer>): Promise<Answer | null> => {
      retrier.current ??= createRetrier();
      try {
        return await retrier.current.run(work, {
          isFinal: (error) => error instanceof PortRefusal || isAway.current,
          onState: (isBroken) => setConnection(isBroken ? 'broken' : 'ready'),
        });
      } catch (error) {
        if (error instanceof PortRefusal) refuse(error);
        return null;
      }
    },
    [refuse],
  );

  /** The open round as the studio has it: what was open here and is not there any more was called off or has ended. */
  const takeOpen = useCallback(
    ({ round: open, ended }: GameStatus) => {
      if (open || newest.current?.status === 'open') takeRound(open ?? ended ?? null);
    },
    [takeRound],
  );

  const takeStatus = useCallback((status: GameStatus) => {
    setMoney((known) => withWallet(known, status.balance));
    setFairness(status.fairness);
    setPaying(status.unpaidCount > 0);
  }, []);

  useEffect(() => {
    isAway.current = false;
    // Without the past a game can be played all the same.
    const reading = port.readPast().catch(() => []);
    void ask(() => port.readStatus()).then(async (status) => {
      const before = await reading;
      if (!status || isAway.current) return;
      takeStatus(status);
      setPast(before);
      takeRound(status.round);
      setUnseen(status.unseen);
      setConnection('ready');
      notifyHost({ type: 'perya:ready' });
    });
    return () => {
      isAway.current = true;
    };
  }, [ask, port, setUnseen, takeRound, takeStatus]);

  const balance = money && balanceOf(money);
  const held = round?.status === 'open' ? round.stake : null;
  useEffect(() => {
    if (balance === null) return;
    notifyHost({
      type: 'perya:balance',
      balance: Number(balance),
      ...(held === null ? {} : { held: Number(held) }),
    });
  }, [balance, held]);

  const unpaid = useRef(new Set<string>());
  useWalletNews({
    port,
    isUnderWay: isBusy || (port.listen !== undefined && held !== null),
    onBalance: (wallet) => {
      // A payout that came in meanwhile is not shown before its round; that is read once it was.
      if (unpaid.current.size > 0) return;
      setMoney((known) => known && withWallet(known, wallet));
    },
  });

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
        // The refusal may be caused by a round in another window, so the state is read again.
        const status = await port.readStatus().catch(() => null);
        if (status) takeStatus(status);
        if (status) takeOpen(status);
        return null;
      }
      const credited = centavos(paidOf(played.round) + played.round.stakeReturned);
      const unrevealed = played.isPaid ? credited : nothing;
      setMoney((known) =>
        withUnrevealed(withWallet(known, played.balance), played.round.id, unrevealed),
      );
      setFairness(played.fairness);
      takeRound(played.round);
      return { shown: played.round, isPaid: played.isPaid };
    },
    [ask, port, takeOpen, takeRound, takeStatus],
  );

  const finish = useCallback((result: Awaited<ReturnType<typeof play>>) => {
    if (result && result.shown.payout !== null && !result.isPaid) {
      unpaid.current.add(result.shown.id);
    }
    return result?.shown ?? null;
  }, []);

  return {
    connection,
    ending,
    balance,
    held,
    round,
    past: withHeld(past, heldWins.late),
    isBusy,
    isPaying,
    heldWins,
    fairness,
    refusal,
    refuse: setRefusal,
    unseen: withHeld(unseen, heldWins.late),
    dismissUnseen,
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
      setMoney((known) => known && withRevealed(known, revealed.id));
      if (revealed.status === 'settled') {
        markShown([revealed.id]);
        heldWins.note(revealed);
        setPast((known) => keepPast(known, { ...revealed, playedAtMs: Date.now() }));
      }
      if (unpaid.current.delete(revealed.id)) setPaying(true);
    },
    refresh: () => {
      void ask(() => port.readStatus()).then((status) => {
        if (!status || isAway.current) return;
        takeStatus(status);
        if (status.ended) takeRound(status.round ?? status.ended);
        else takeOpen(status);
      });
    },
    changeClientSeed: async (clientSeed) => {
      const next = await ask(() => port.changeClientSeed(clientSeed));
      if (next) setFairness(next);
      return next !== null;
    },
  };
}
