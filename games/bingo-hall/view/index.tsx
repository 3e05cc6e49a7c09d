import '../../bingo-75/view/bingo-75.css';
import './bingo-hall.css';
import { centavos } from '@perya/money';
import { useEffect, useRef } from 'react';
import { CallBoard } from '../../bingo-75/view/call-board.tsx';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import { useResult } from '../../client/room/use-result.ts';
import { useSecondsToBell } from '../../client/room/use-seconds-to-bell.ts';
import { CallerBox } from './caller-box.tsx';
import { HallCard } from './hall-card.tsx';
import { HallDeck } from './hall-deck.tsx';
import { PrizeRow } from './prize-row.tsx';
import { secondsText, texts } from './texts.ts';
import { Timetable } from './timetable.tsx';
import { useCaller } from './use-caller.ts';
import { type Calls, useCalls } from './use-calls.ts';
import { type HallView, useHallTable } from './use-hall-table.ts';

/** Tells the end of the player's round once, when the room has ended it. */
function useEnding({ round, reveal }: HallView): void {
  const { sound } = useGame();
  const told = useRef('');
  useEffect(() => {
    if (round?.status !== 'settled' || told.current === round.id) return;
    told.current = round.id;
    reveal(round);
    sound.play((round.payout ?? 0n) > round.stake ? 'bigWin' : 'coin');
  });
}

/** What stands where the caller's words are while nothing is called. */
function statusOf({ room }: HallView, { told, isOver }: Calls, seconds: number) {
  if (!room?.round) return texts.opening;
  if (room.round.phase === 'betting') return secondsText(seconds);
  if (told?.cards === 0) return texts.empty;
  return isOver ? texts.over : texts.calls;
}

export default function BingoHallView(view: HallView) {
  const { text } = useGame();
  const { room, isBusy, balance } = view;
  const round = room?.round ?? null;
  const calls = useCalls(room);
  const seconds = useSecondsToBell(room);
  const result = useResult(view.round, room);
  const { draw, seat, bet, isOpen, isPlaying, cards, setPicked } = useHallTable(
    view,
    calls,
    seconds,
  );
  useCaller(calls);
  useEnding(view);
  const status = text(statusOf(view, calls, seconds));

  return (
    <Stage
      scene={
        <div className="bingo-75-hall bingo-hall-hall">
          <CallerBox
            calls={calls}
            status={status}
            isOpen={round?.phase === 'betting'}
            result={
              result && (
                <ResultBanner
                  key={result.id}
                  stake={result.stake}
                  payout={result.payout ?? centavos(0)}
                />
              )
            }
          />
          <PrizeRow
            draw={bet.draw}
            staked={round?.staked ?? 0n}
            players={round?.seats ?? 0}
            calls={calls}
          />
          <CallBoard balls={calls.drum?.balls ?? []} drawn={calls.called} />
          <div className="bingo-hall-table" data-open={isOpen || undefined}>
            <section className="bingo-hall-cards" aria-label={text(texts.yours)}>
              {cards.map((state) => (
                <HallCard key={state.serial} state={state} isPlaying={isPlaying} />
              ))}
            </section>
            {room && <Timetable room={room} />}
          </div>
          <p className="kit-hidden" role="status">
            {round?.phase === 'betting' ? '' : status}
          </p>
        </div>
      }
      deck={
        <HallDeck
          draw={draw}
          cards={bet.cards}
          onCards={setPicked}
          onBuy={() => void view.placeBet(bet)}
          balance={balance}
          isBusy={isBusy}
          isOpen={isOpen}
          isIn={seat !== null && !calls.isOver}
        />
      }
    />
  );
}
