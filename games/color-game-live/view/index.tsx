import '../../color-game/view/color-game.css';
import './color-game-live.css';
import type { Text } from '@perya/game-kit/game';
import { useEffect, useRef, useState } from 'react';
import { playEnd } from '../../client/celebrate/win-size.ts';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import type { RoomView } from '../../client/room/room-now.ts';
import { useResult } from '../../client/room/use-result.ts';
import { useSecondsToBell } from '../../client/room/use-seconds-to-bell.ts';
import { type Colour, colourTexts, type Spot } from '../../color-game/rules/colours.ts';
import { Booth } from '../../color-game/view/booth.tsx';
import { ColourBoard } from '../../color-game/view/colour-board.tsx';
import { Die } from '../../color-game/view/die.tsx';
import { PastThrows } from '../../color-game/view/past-throws.tsx';
import { restOf } from '../../color-game/view/throw-dice.ts';
import { BoardDeck } from '../../dice-and-cards/board-deck.tsx';
import type { Throw } from '../rules/index.ts';
import { type LiveColorView, seatNow, useLiveTable } from './use-live-table.ts';
import { useThrownDice } from './use-thrown-dice.ts';

const verb = { en: 'Bet', tl: 'Tumaya' };
const dieNames = ['first', 'second', 'third'] as const;
const newDice: readonly Colour[] = ['red', 'yellow', 'blue'];

const texts = {
  opening: { en: 'Joining the room …', tl: 'Pumapasok sa room …' },
  falling: { en: 'The dice fall.', tl: 'Bumabagsak ang mga dado.' },
} satisfies Record<string, Text>;

const secondsText = (seconds: number): Text => ({
  en: `Bets close in ${seconds} s`,
  tl: `Sarado ang taya sa ${seconds} s`,
});

function diceText(dice: readonly Colour[]): Text {
  const list = (lang: 'en' | 'tl') => dice.map((die) => colourTexts[die][lang]).join(', ');
  return { en: `The dice show ${list('en')}.`, tl: `Lumabas sa dado: ${list('tl')}.` };
}

/** Tells the end of the player's round once, when the dice lie. */
function useEnding(view: LiveColorView, lying: number): void {
  const { text, sound } = useGame();
  const told = useRef('');
  const { round, reveal } = view;
  useEffect(() => {
    const isOver = round?.status === 'settled' && (round.number ?? 0) <= lying;
    if (!isOver || told.current === round.id) return;
    told.current = round.id;
    reveal(round, round.shown.outcome ? text(diceText(round.shown.outcome.dice)) : undefined);
    playEnd(sound, round, { lost: 'lose', back: 'chip' });
  });
}

const throwOf = ({ number, outcome }: RoomView['past'][number]) => ({
  id: `${number}`,
  dice: (outcome as Throw).dice,
});

export default function ColorGameLiveView(view: LiveColorView) {
  const { text } = useGame();
  const movers = useRef<(HTMLDivElement | null)[]>([]);
  const cubes = useRef<(HTMLDivElement | null)[]>([]);
  const { room } = view;
  const round = room?.round ?? null;
  const [firstDice] = useState((room?.past[0]?.outcome as Throw | undefined)?.dice ?? newDice);
  const lying = useThrownDice(room, movers, cubes);
  const table = useLiveTable(view);
  const seconds = useSecondsToBell(room);
  const seat = seatNow(view);
  useEnding(view, lying?.number ?? 0);
  // Nothing is told before the dice lie.
  const isFalling = round?.phase === 'playing' && lying?.number !== round.number;
  const result = useResult(isFalling ? null : view.round, room);
  const isShown = lying !== null && lying.number === round?.number;
  const staked = new Set<Spot>(seat?.shown.bet.placed.map(({ spot }) => spot));
  const status = statusOf();

  function statusOf(): Text {
    if (!round) return texts.opening;
    if (isShown) return diceText(lying.dice);
    return round.phase === 'betting' ? secondsText(seconds) : texts.falling;
  }

  const booth = (
    <div className="color-game-booth">
      <Booth />
      <p className="color-game-live-bell kit-figures" aria-hidden="true">
        {text(status)}
      </p>
      <div
        className="color-game-dice"
        role="img"
        aria-label={text(diceText(lying?.dice ?? firstDice))}
      >
        {dieNames.map((name, die) => (
          <Die
            key={name}
            moverRef={(element) => {
              movers.current[die] = element;
            }}
            cubeRef={(element) => {
              cubes.current[die] = element;
            }}
            rest={restOf(firstDice[die] ?? 'red', die)}
            isMatched={isShown && staked.has(lying.dice[die] ?? 'red')}
          />
        ))}
      </div>
    </div>
  );

  return (
    <Stage
      scene={
        <div className="color-game-scene">
          <div className="color-game-layout">
            {booth}
            <div className="color-game-middle">
              {result ? (
                <div className="kit-result-place">
                  <ResultBanner key={result.id} round={result} />
                </div>
              ) : (
                room && room.past.length > 0 && <PastThrows throws={room.past.map(throwOf)} />
              )}
            </div>
            <ColourBoard
              placed={table.placed}
              dice={isShown ? lying.dice : null}
              isDisabled={table.phase === 'playing'}
              onPlace={table.place}
            />
            <p className="kit-hidden" role="status">
              {isShown || round?.phase === 'playing' ? text(status) : ''}
            </p>
          </div>
        </div>
      }
      deck={<BoardDeck table={table} verb={verb} isBusy={view.isBusy} />}
    />
  );
}
