import { useState } from 'react';
import { PlayButton } from '../../client/controls/play-button.tsx';
import { useGame } from '../../client/game-context.ts';
import { useSecondsToBell } from '../../client/room/use-seconds-to-bell.ts';
import { formatAmount } from '../../client/text.ts';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import { type SaranggolaBet, stakeOf } from '../rules/bet.ts';
import { endOfString } from '../rules/curve.ts';
import type { SaranggolaSeat } from '../rules/index.ts';
import { seatAt } from './down-at.ts';
import { FlyingSlips } from './flying-slips.tsx';
import { betOf, draftsOf, firstSlips, SlipControls, type SlipDraft } from './slip-controls.tsx';
import { texts } from './texts.ts';

export type SaranggolaViewProps = ViewProps<SaranggolaBet, { slip: number }, SaranggolaSeat>;

interface KiteDeckProps {
  view: SaranggolaViewProps;
  /** Of the round that the room takes bets for, plays or has just ended. */
  seat: ShownRound<SaranggolaSeat> | null;
  height: number;
}

/** Sends the kites off, as long as bets are taken. */
function FlyButton({
  view,
  seat,
  slips,
}: Omit<KiteDeckProps, 'height'> & { slips: readonly SlipDraft[] }) {
  const { text } = useGame();
  const { balance, room } = view;
  const seconds = useSecondsToBell(room);
  const isBetting = room?.round?.phase === 'betting' && seconds > 0;
  const isSeated = seat?.status === 'open';
  const bet = betOf(slips);
  const total = isSeated ? seat.stake : stakeOf(bet);
  const label = isBetting ? texts.fly : texts.waiting;
  return (
    <PlayButton
      onPlay={() => void view.placeBet(bet)}
      isBusy={view.isBusy}
      isDisabled={!isBetting || isSeated || balance === null}
      isTooLow={balance !== null && total > balance}
    >
      {text(isSeated ? texts.ready : label)}{' '}
      {isBetting && <span className="kit-figures">{formatAmount(total)}</span>}
    </PlayButton>
  );
}

/** The kites as they are prepared or as they fly, and what is done with them. */
export function KiteDeck({ view, seat, height }: KiteDeckProps) {
  const { sound } = useGame();
  const [slips, setSlips] = useState(view.replay ? draftsOf(view.replay.bet) : firstSlips);
  const round = view.room?.round ?? null;
  const isSeated = seat?.status === 'open';
  const isInterrupted = round?.isInterrupted ?? false;
  const isBroken = Boolean(round?.outcome);
  const pull = (slip: number) => {
    if (seat) sound.playWin('coin', seat);
    void view.makeMove({ slip });
  };
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
      {isSeated && round?.phase !== 'betting' ? (
        <FlyingSlips
          seat={view.replay ? seatAt(seat.shown, height) : seat.shown}
          height={height}
          isFlying={round?.phase === 'playing' && !isBroken && !isInterrupted}
          isLost={isBroken && !isInterrupted && height < endOfString}
          onPull={pull}
        />
      ) : (
        <FlyButton view={view} seat={seat} slips={slips} />
      )}
    </>
  );
}
