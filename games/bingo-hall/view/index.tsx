import '../../bingo-75/view/bingo-75.css';
import './bingo-hall.css';
import { useEffect, useRef } from 'react';
import { CallBoard } from '../../bingo-75/view/call-board.tsx';
import { playEnd } from '../../client/celebrate/win-size.ts';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import { useResult } from '../../client/room/use-result.ts';
import { useSecondsToBell } from '../../client/room/use-seconds-to-bell.ts';
import { formatAmount } from '../../client/text.ts';
import { potPrizesOf, programmeOf } from '../rules/prizes.ts';
import { CallerBox } from './caller-box.tsx';
import { CardTable } from './card-table.tsx';
import { HallDeck } from './hall-deck.tsx';
import { poolNow } from './pool-now.ts';
import { PrizeRow } from './prize-row.tsx';
import { secondsText, texts, wonText } from './texts.ts';
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
    playEnd(sound, round, { lost: 'lose', back: 'chip' });
  });
}

/** What stands where the caller's words are while nothing is called. */
function statusOf({ room }: HallView, { told, isOver }: Calls, seconds: number) {
  if (!room?.round) return texts.opening;
  if (room.round.phase === 'betting') return secondsText(seconds);
  if (told?.cards === 0) return texts.empty;
  return isOver ? texts.over : texts.turning;
}

/** The last prize that was won, for who hears the screen: each ball would be too much beside the caller. */
function wonSoFar(
  { told, called }: Calls,
  draw: number,
  text: ReturnType<typeof useGame>['text'],
): string {
  const last = told?.won.findLast(({ ball }) => ball <= called);
  const prize = potPrizesOf(programmeOf(draw)).find(({ pattern }) => pattern.id === last?.pattern);
  return last && prize
    ? `${text(prize.pattern.name)}, ${text(wonText(last.ball, last.cards))}`
    : '';
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
            pool={formatAmount(poolNow(room, bet.draw))}
            result={result && <ResultBanner key={result.id} round={result} />}
          />
          <PrizeRow draw={bet.draw} calls={calls} />
          <CallBoard balls={calls.drum?.balls ?? []} drawn={calls.called} />
          <CardTable cards={cards} isPlaying={isPlaying} isOpen={isOpen} room={room} />
          <p className="kit-hidden" role="status">
            {calls.isOver ? status : wonSoFar(calls, bet.draw, text)}
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
