import './saranggola.css';
import { useEffect, useRef } from 'react';
import { playEnd } from '../../client/celebrate/win-size.ts';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import { useResult } from '../../client/room/use-result.ts';
import { useSecondsToBell } from '../../client/room/use-seconds-to-bell.ts';
import type { ShownRound } from '../../client/view.ts';
import { formatHeight } from '../rules/curve.ts';
import type { SaranggolaSeat } from '../rules/index.ts';
import { FlightHistory } from './flight-history.tsx';
import { KiteDeck, type SaranggolaViewProps } from './kite-deck.tsx';
import { Sky } from './sky.tsx';
import { brokeText, delayText, seatsText, secondsText, texts } from './texts.ts';
import { useHeight } from './use-height.ts';

/** Tells the end of the player's round once, with its sound. */
function useEnding(
  seat: ShownRound<SaranggolaSeat> | null,
  reveal: SaranggolaViewProps['reveal'],
): void {
  const { text, sound } = useGame();
  const told = useRef('');
  useEffect(() => {
    if (seat?.status !== 'settled' || told.current === seat.id) return;
    told.current = seat.id;
    const { outcome } = seat.shown;
    reveal(seat, outcome ? text(brokeText(outcome.height)) : undefined);
    playEnd(sound, seat, { lost: 'lose', back: 'chip' });
  });
}

export default function SaranggolaView(view: SaranggolaViewProps) {
  const { text } = useGame();
  const { room } = view;
  const round = room?.round ?? null;
  const height = useHeight(room);
  const seconds = useSecondsToBell(room);
  const seat = view.round && view.round.number === round?.number ? view.round : null;
  const result = useResult(view.round, room);
  useEnding(view.round, view.reveal);
  const isBroken = round !== null && round.outcome !== null;
  const status = statusOf();

  function statusOf() {
    if (!round) return texts.opening;
    if (round.isInterrupted) return texts.away;
    if (isBroken) return brokeText(height);
    return round.phase === 'betting' ? texts.bets : texts.climbing;
  }

  return (
    <Stage
      scene={
        <div className="saranggola-scene">
          <Sky height={height} isBroken={isBroken} label={text(status)} />
          <p
            className="saranggola-height kit-figures"
            data-broken={isBroken || undefined}
            data-counting={round?.phase === 'betting' || undefined}
          >
            <span className="kit-hidden">{text(texts.height)}</span>
            {round?.phase === 'betting' ? text(secondsText(seconds)) : formatHeight(height)}
          </p>
          <p className="saranggola-facts kit-figures">
            {round && round.phase !== 'betting' && <span>{text(seatsText(round.seats))}</span>}
            {room && <span>{text(delayText(room.clock.delayMs))}</span>}
          </p>
          {room && <FlightHistory past={room.past} />}
          <div className="kit-result-place saranggola-result">
            {result && <ResultBanner key={result.id} round={result} />}
          </div>
          <p className="kit-hidden" role="status">
            {text(status)}
          </p>
        </div>
      }
      deck={<KiteDeck view={view} seat={seat} height={height} />}
    />
  );
}
