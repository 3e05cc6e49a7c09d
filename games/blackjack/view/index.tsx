import './blackjack.css';
import './furniture.css';
import { centavos } from '@perya/money';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { playEnd } from '../../client/celebrate/win-size.ts';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import { PaceButton } from '../../client/pace/pace-button.tsx';
import { usePace } from '../../client/pace/use-pace.ts';
import { useReplay } from '../../client/replay/use-replay.ts';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import { outcomeTexts } from '../rules/describe-round.ts';
import type { Shown } from '../rules/state.ts';
import type { Bet, Move } from '../rules/table.ts';
import { BetDeck } from './bet-deck.tsx';
import { framesOf } from './frames.ts';
import { MoveDeck } from './move-deck.tsx';
import { PastHands } from './past-hands.tsx';
import { Table } from './table.tsx';
import { texts } from './texts.ts';

const none = centavos(0);
const firstBet: Bet = { stake: centavos(50_00), hands: 1, plusThree: none, pairs: none };
const beatMs = 300;
/** From so many pictures on a deal or a turn of the dealer can be skipped. */
const longFrom = 2;

type Round = ShownRound<Shown>;

export default function BlackjackView(props: ViewProps<Bet, Move, Shown>) {
  const { stakeRange, balance, round, isBusy, placeBet, makeMove, reveal } = props;
  const { text, sound } = useGame();
  const [bet, setBet] = useState(props.replay?.bet ?? firstBet);
  const [shown, setShown] = useState<Shown | null>(round?.shown ?? null);
  const [isDealing, setDealing] = useState(false);
  const [isAdvised, setAdvised] = useState(false);
  const [settled, setSettled] = useState<Round | null>(null);
  const isPlayed = useRef(false);
  const pace = usePace();
  // A card of one's own is there before anybody could ask to skip it.
  const [isLong, setLong] = useState(false);
  const isResting = !isBusy && !isDealing;

  // The round may have changed in another window; a running animation is not interrupted.
  useEffect(() => {
    if (round && !isPlayed.current) setShown(round.shown);
  }, [round]);

  const announcementOf = ({ shown: table }: Round) => {
    if (table.phase !== 'finished') {
      return text(texts.stand)
        .replace('{total}', `${table.hands[table.activeHand]?.total ?? 0}`)
        .replace('{dealer}', `${table.dealerTotal}`);
    }
    const outcomes = table.hands.map(({ outcome }) => text(outcomeTexts[outcome ?? 'lose']));
    return text(texts.over)
      .replace('{dealer}', `${table.dealerTotal}`)
      .replace('{outcomes}', outcomes.join(', '));
  };
  const playOut = async (before: Shown | null, after: Round) => {
    const frames = framesOf(before, after.shown);
    setLong(frames.length > longFrom);
    for (const [at, frame] of frames.entries()) {
      setShown(frame);
      if (at < frames.length - 1 && !pace.tempo.isHurried()) {
        sound.play('card');
        await pace.tempo.pause(beatMs);
      }
    }
    setLong(false);
    if (after.payout !== null) {
      setSettled(after);
      playEnd(sound, after, { lost: 'lose', back: 'chip' });
    }
    reveal(after, announcementOf(after));
  };
  const play = async (before: Shown | null, ask: () => Promise<Round | null>) => {
    isPlayed.current = true;
    pace.begin();
    setDealing(true);
    setSettled(null);
    const after = await ask();
    if (after) await playOut(before, after);
    setDealing(false);
    isPlayed.current = false;
  };
  const deal = () => {
    setShown(null);
    void play(null, () => placeBet(bet));
  };

  useReplay(props.replay, {
    isResting,
    begin: deal,
    move: (move) => void play(shown, () => makeMove(move)),
  });

  const isOpen = round?.status === 'open' && shown !== null;
  const isPlaying = isOpen || (isDealing && shown !== null && shown.phase !== 'finished');
  return (
    <Stage
      scene={
        <div
          className="blackjack-booth"
          ref={pace.scene}
          style={{ '--pace': pace.part } as CSSProperties}
        >
          <Table
            shown={shown}
            bet={bet}
            result={settled && <ResultBanner round={settled} />}
            past={<PastHands past={props.past} />}
          />
          <button
            type="button"
            className="kit-action blackjack-advice"
            aria-pressed={isAdvised}
            onClick={() => setAdvised(!isAdvised)}
          >
            <svg className="blackjack-bulb" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z" />
            </svg>
            {text(texts.advice)}
          </button>
          <PaceButton pace={pace} canSkip={isLong} />
        </div>
      }
      deck={
        <div className="blackjack-deck">
          {isPlaying && shown ? (
            <MoveDeck
              shown={shown}
              balance={balance}
              isResting={isResting}
              isAdvised={isAdvised}
              onMove={(kind) => void play(shown, () => makeMove({ kind }))}
            />
          ) : (
            <BetDeck
              bet={bet}
              stakeRange={stakeRange}
              balance={balance}
              isResting={isResting}
              isAgain={settled !== null}
              onChange={(next) => {
                setBet(next);
                setSettled(null);
                setShown(null);
              }}
              onDeal={deal}
            />
          )}
        </div>
      }
    />
  );
}
