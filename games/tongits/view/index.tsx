import './tongits-seat.css';
import './tongits.css';
import { useEffect, useState } from 'react';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import { useReplay } from '../../client/replay/use-replay.ts';
import type { Card } from '../../dice-and-cards/deck.ts';
import { type Bet, stakeOf, units } from '../rules/bet.ts';
import type { Play } from '../rules/moves.ts';
import { Deck } from './deck.tsx';
import { Gathering } from './gathering.tsx';

import { resultWords } from './result-words.ts';
import { type Order, sortHand } from './sort-hand.ts';
import { TableScene } from './table-scene.tsx';
import { type TongitsProps, useHand, type Wish } from './use-hand.ts';
import { useTables } from './use-tables.ts';

const firstUnit = units[2] as (typeof units)[number];

function HandResult({ round }: { round: NonNullable<TongitsProps['round']> }) {
  const { text } = useGame();
  const note = round.shown ? resultWords(round.shown, text) : undefined;
  return <ResultBanner round={round} note={note} />;
}

export default function TongitsView(props: TongitsProps) {
  const { balance, round, isBusy, placeBet, makeMove, replay } = props;
  const { noteStake } = useGame();
  const { seat, aheadMs, isPractice, ...tables } = useTables(props);
  const [unit, setUnit] = useState(replay?.bet.unit ?? firstUnit);
  const [chosen, setChosen] = useState<readonly Card[]>([]);
  const [order, setOrder] = useState<Order>('height');
  const { shown, isMoving, settled, clear } = useHand(props, seat);
  const bet: Bet = replay?.bet ?? { unit, bots: isPractice };
  useEffect(() => noteStake(stakeOf({ unit, bots: false })), [noteStake, unit]);

  const begin = () => {
    clear();
    setChosen([]);
    void placeBet(bet);
  };
  const make = (wish: Wish) => {
    setChosen([]);
    void makeMove(wish);
  };
  const toggle = (card: Card) =>
    setChosen(chosen.includes(card) ? chosen.filter((each) => each !== card) : [...chosen, card]);
  const isOpen = round?.status === 'open';
  const isResting = !isBusy && !isMoving;
  useReplay<Bet, Wish>(replay, { isResting, begin, move: make });
  const hand = shown && {
    shown,
    chosen,
    isResting: isResting && isOpen,
    onPlay: (play: Play) => make({ ...play, place: shown.me }),
  };
  const isPlaying = hand !== null && (isOpen || isMoving);
  return (
    <Stage
      scene={
        <div className="tongits-room">
          {hand ? (
            <TableScene
              {...hand}
              cards={sortHand(hand.shown.hand, order)}
              seconds={tables.seconds}
              away={tables.away}
              onToggle={toggle}
              result={settled && <HandResult round={settled} />}
            />
          ) : (
            <Gathering seat={isOpen ? seat : null} aheadMs={aheadMs} isPractice={isPractice} />
          )}
        </div>
      }
      deck={
        <Deck
          hand={isPlaying ? hand : null}
          seat={seat}
          isGathering={isOpen && !isPlaying}
          onSort={() => setOrder(order === 'height' ? 'suit' : 'height')}
          onLeave={() => make({ kind: 'leave' })}
          seating={{
            unit,
            balance,
            isBusy: !isResting || tables.isOpening,
            isPractice,
            isAgain: settled !== null,
            waiting: tables.waiting,
            onChoose: setUnit,
            onSit: begin,
          }}
        />
      }
    />
  );
}
