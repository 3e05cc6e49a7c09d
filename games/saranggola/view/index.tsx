import './saranggola.css';
import { centavos } from '@perya/money';
import { useEffect, useRef, useState } from 'react';
import { PlayButton } from '../../client/controls/play-button.tsx';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import { useResult } from '../../client/room/use-result.ts';
import { useSecondsToBell } from '../../client/room/use-seconds-to-bell.ts';
import { formatAmount } from '../../client/text.ts';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import { type SaranggolaBet, stakeOf } from '../rules/bet.ts';
import { endOfString, formatHeight } from '../rules/curve.ts';
import type { SaranggolaSeat } from '../rules/index.ts';
import { seatAt } from './down-at.ts';
import { FlightHistory } from './flight-history.tsx';
import { FlyingSlips } from './flying-slips.tsx';
import { Sky } from './sky.tsx';
import { betOf, draftsOf, firstSlips, SlipControls } from './slip-controls.tsx';
import { brokeText, delayText, seatsText, secondsText, texts } from './texts.ts';
import { useHeight } from './use-height.ts';

type Props = ViewProps<SaranggolaBet, { slip: number }, SaranggolaSeat>;

/** Tells the end of the player's round once, with its sound. */
function useEnding(seat: ShownRound<SaranggolaSeat> | null, reveal: Props['reveal']): void {
  const { text, sound } = useGame();
  const told = useRef('');
  useEffect(() => {
    if (seat?.status !== 'settled' || told.current === seat.id) return;
    told.current = seat.id;
    const { outcome } = seat.shown;
    reveal(seat, outcome ? text(brokeText(outcome.height)) : undefined);
    sound.play((seat.payout ?? 0n) > seat.stake ? 'win' : 'lose');
  });
}

function Deck({
  view,
  seat,
  height,
}: {
  view: Props;
  seat: ShownRound<SaranggolaSeat> | null;
  height: number;
}) {
  const { text, sound } = useGame();
  const [slips, setSlips] = useState(firstSlips);
  const seconds = useSecondsToBell(view.room);
  const round = view.room?.round ?? null;
  const bet = betOf(slips);
  const isBetting = round?.phase === 'betting' && seconds > 0;
  const isSeated = seat?.status === 'open';
  const total = isSeated ? seat.stake : stakeOf(bet);
  const pull = (slip: number) => {
    sound.play('coin');
    void view.makeMove({ slip });
  };
  const isUp = isSeated && round?.phase !== 'betting';
  const isFlying = round?.phase === 'playing' && !round.outcome && !round.isInterrupted;
  const isLost = Boolean(round?.outcome) && !round?.isInterrupted && height < endOfString;
  const label = isSeated ? texts.ready : isBetting ? texts.fly : texts.waiting;
  return (
    <>
      <div className="saranggola-slips">
        {(isSeated ? draftsOf(seat.shown.bet) : slips).map((slip, place) => (
          <SlipControls
            // biome-ignore lint/suspicious/noArrayIndexKey: kites are known by their place and never move.
            key={place}
            place={place}
            slip={slip}
            stakeRange={view.stakeRange}
            isDisabled={view.isBusy || isSeated}
            onChange={(next) => setSlips(slips.with(place, next))}
          />
        ))}
      </div>
      {isUp ? (
        <FlyingSlips
          seat={view.replay ? seatAt(seat.shown, height) : seat.shown}
          height={height}
          isFlying={isFlying}
          isLost={isLost}
          onPull={pull}
        />
      ) : (
        <PlayButton
          onPlay={() => void view.placeBet(bet)}
          isBusy={view.isBusy}
          isDisabled={!isBetting || isSeated || view.balance === null}
          isTooLow={view.balance !== null && total > view.balance}
        >
          {text(label)} {isBetting && <span className="kit-figures">{formatAmount(total)}</span>}
        </PlayButton>
      )}
    </>
  );
}

export default function SaranggolaView(view: Props) {
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
            {result && (
              <ResultBanner
                key={result.id}
                stake={result.stake}
                payout={result.payout ?? centavos(0)}
              />
            )}
          </div>
          <p className="kit-hidden" role="status">
            {text(status)}
          </p>
        </div>
      }
      deck={<Deck view={view} seat={seat} height={height} />}
    />
  );
}
