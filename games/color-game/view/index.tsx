import { useRef, useState } from 'react';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import { PaceButton } from '../../client/pace/pace-button.tsx';
import { usePace } from '../../client/pace/use-pace.ts';
import type { ViewProps } from '../../client/view.ts';
import { BoardDeck } from '../../dice-and-cards/board-deck.tsx';
import { useTable } from '../../dice-and-cards/use-table.ts';
import { type Colour, colourTexts, type Spot } from '../rules/colours.ts';
import type { ColorGameBet, ColorGameState } from '../rules/index.ts';
import { Booth } from './booth.tsx';
import './color-game.css';
import { ColourBoard } from './colour-board.tsx';
import { Die } from './die.tsx';
import { PastThrows } from './past-throws.tsx';
import { restOf, throwDice } from './throw-dice.ts';

const verb = { en: 'Throw', tl: 'Ihagis' };
const dieNames = ['first', 'second', 'third'] as const;
const newDice: readonly Colour[] = ['red', 'yellow', 'blue'];

function diceText(dice: readonly Colour[]) {
  const list = (lang: 'en' | 'tl') => dice.map((die) => colourTexts[die][lang]).join(', ');
  return { en: `The dice show ${list('en')}.`, tl: `Lumabas sa dado: ${list('tl')}.` };
}

export default function ColorGameView(view: ViewProps<ColorGameBet, never, ColorGameState>) {
  const { text, sound } = useGame();
  const movers = useRef<(HTMLDivElement | null)[]>([]);
  const cubes = useRef<(HTMLDivElement | null)[]>([]);
  const pace = usePace();
  const diceOf = (count: number) =>
    Array.from({ length: count }).flatMap((_, die) => {
      const mover = movers.current[die];
      const cube = cubes.current[die];
      return mover && cube ? [{ mover, cube }] : [];
    });
  // After a throw the animation holds the dice where they fell; this is how they lay before the first.
  const [firstDice] = useState(view.round?.shown.dice ?? newDice);
  const table = useTable<Spot, ColorGameState>({
    view,
    describe: ({ dice }) => diceText(dice),
    playOut: async ({ dice }) => {
      sound.play('dice');
      pace.begin();
      await throwDice(diceOf(dice.length), dice, () => sound.play('stop'), pace.tempo.animate);
    },
  });
  const isPlaying = table.phase === 'playing';
  const result = table.phase === 'result' ? table.round : null;
  const past = view.past.map(({ id, shown }) => ({ id, dice: shown.dice }));
  const staked = new Set<Spot>(table.placed.map(({ spot }) => spot));

  const booth = (
    <div className="color-game-booth" ref={pace.scene}>
      <Booth />
      <div
        className="color-game-dice"
        role="img"
        aria-label={text(diceText(table.round?.shown.dice ?? firstDice))}
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
            isMatched={result ? staked.has(result.shown.dice[die] ?? 'red') : false}
          />
        ))}
      </div>
      <PaceButton pace={pace} canSkip={isPlaying} />
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
                past.length > 0 && <PastThrows throws={past} />
              )}
            </div>
            <ColourBoard
              placed={table.placed}
              dice={result?.shown.dice ?? null}
              isDisabled={isPlaying}
              onPlace={table.place}
            />
          </div>
        </div>
      }
      deck={<BoardDeck table={table} verb={verb} isBusy={view.isBusy} balance={view.balance} />}
    />
  );
}
