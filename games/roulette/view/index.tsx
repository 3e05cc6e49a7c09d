import { useRef, useState } from 'react';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import { pause } from '../../client/motion.ts';
import type { ViewProps } from '../../client/view.ts';
import { BoardDeck } from '../../dice-and-cards/board-deck.tsx';
import { useTable } from '../../dice-and-cards/use-table.ts';
import { pocketColourTexts } from '../rules/describe-round.ts';
import type { RouletteBet, RouletteState } from '../rules/index.ts';
import { colourOf } from '../rules/wheel.ts';
import { Cloth } from './cloth.tsx';
import './roulette.css';
import { anglesAtRest, spinWheel } from './spin-wheel.ts';
import { Bowl, Rotor } from './wheel-face.tsx';

const verb = { en: 'Spin', tl: 'Paikutin' };
const lastNumbers = { en: 'Last numbers', tl: 'Mga huling numero' };
const shownNumbersMax = 6;
/** How long the wheel stays large after the ball has come to rest. */
const lookMs = 900;

function pocketText(pocket: number) {
  const colour = pocketColourTexts[colourOf(pocket)];
  return { en: `${pocket} ${colour.en}`, tl: `${pocket} ${colour.tl}` };
}

export default function RouletteView(view: ViewProps<RouletteBet, never, RouletteState>) {
  const { text, sound } = useGame();
  const rotor = useRef<HTMLDivElement>(null);
  const arm = useRef<HTMLDivElement>(null);
  const ball = useRef<HTMLDivElement>(null);
  const [first] = useState(() => anglesAtRest(view.past[0]?.shown.pocket ?? 0));
  const angles = useRef(first);
  const pockets = view.past
    .slice(0, shownNumbersMax)
    .map(({ id, shown }) => ({ id, pocket: shown.pocket }));
  const table = useTable<string, RouletteState>({
    view,
    describe: ({ pocket }) => {
      const { en, tl } = pocketText(pocket);
      return { en: `${en}.`, tl: `${tl}.` };
    },
    playOut: async ({ pocket }) => {
      if (!rotor.current || !arm.current || !ball.current) return;
      sound.play('spin');
      const parts = { rotor: rotor.current, arm: arm.current, ball: ball.current };
      angles.current = await spinWheel(parts, angles.current, pocket);
      sound.play('ball');
      await pause(lookMs);
    },
  });
  const result = table.phase === 'result' ? table.round : null;

  const wheelPlace = (
    <div className="roulette-wheel-place">
      <div className="roulette-wheel">
        <Bowl />
        <div
          className="roulette-rotor"
          ref={rotor}
          style={{ transform: `rotate(${first.rotor}deg)` }}
        >
          <Rotor />
        </div>
        <div className="roulette-arm" ref={arm}>
          <div className="roulette-ball" ref={ball} />
        </div>
      </div>
      {pockets.length > 0 && (
        <ol className="roulette-history" aria-label={text(lastNumbers)}>
          {pockets.map(({ id, pocket }) => (
            <li key={id} data-paint={colourOf(pocket)} aria-label={text(pocketText(pocket))}>
              {pocket}
            </li>
          ))}
        </ol>
      )}
      {result && (
        <ResultBanner
          key={result.id}
          stake={result.stake}
          payout={result.payout ?? 0n}
          note={text(pocketText(result.shown.pocket))}
        />
      )}
    </div>
  );

  return (
    <Stage
      scene={
        <div className="roulette-scene" data-phase={table.phase}>
          <div className="roulette-layout">
            {wheelPlace}
            <Cloth
              placed={table.placed}
              winner={result?.shown.pocket ?? null}
              isDisabled={table.phase === 'playing'}
              onPlace={table.place}
            />
          </div>
        </div>
      }
      deck={<BoardDeck table={table} verb={verb} isBusy={view.isBusy} />}
    />
  );
}
