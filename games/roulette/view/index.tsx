import { centavos } from '@perya/money';
import { useRef, useState } from 'react';
import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import { PaceButton } from '../../client/pace/pace-button.tsx';
import { usePace } from '../../client/pace/use-pace.ts';
import type { ViewProps } from '../../client/view.ts';
import { BoardDeck } from '../../dice-and-cards/board-deck.tsx';
import { useTable } from '../../dice-and-cards/use-table.ts';
import { pocketColourTexts } from '../rules/describe-round.ts';
import type { RouletteBet, RouletteState } from '../rules/index.ts';
import { colourOf } from '../rules/wheel.ts';
import { Cloth } from './cloth.tsx';
import './roulette-cloth.css';
import './roulette.css';
import { CountsSheet } from './counts-sheet.tsx';
import { Racetrack } from './racetrack.tsx';
import './racetrack.css';
import { anglesAtRest, spinWheel } from './spin-wheel.ts';
import { texts } from './texts.ts';
import { Tools } from './tools.tsx';
import { Bowl, Rotor } from './wheel-face.tsx';

const verb = { en: 'Spin', tl: 'Paikutin' };
const hints = { cloth: texts.hint, close: texts.closeHint, track: texts.trackHint };
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
  const [board, setBoard] = useState<'cloth' | 'close' | 'track'>('cloth');
  const pace = usePace();
  const [areCountsOpen, setCountsOpen] = useState(false);
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
      pace.begin();
      sound.play('spin');
      const parts = { rotor: rotor.current, arm: arm.current, ball: ball.current };
      angles.current = await spinWheel(parts, angles.current, pocket, pace);
      sound.play('ball');
      await pace.tempo.pause(lookMs);
    },
  });
  const isClose = board === 'close';
  const isDisabled = table.phase === 'playing';
  const result = table.phase === 'result' ? table.round : null;

  const wheel = (
    <div className="roulette-wheel" ref={pace.scene}>
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
  );
  const head = (
    <div className="roulette-head">
      <div className="roulette-news">
        <ol className="roulette-history" aria-label={text(texts.lastNumbers)}>
          {pockets.map(({ id, pocket }) => (
            <li key={id} data-paint={colourOf(pocket)} aria-label={text(pocketText(pocket))}>
              {pocket}
            </li>
          ))}
        </ol>
        <div className="kit-result-place">
          {result ? (
            <ResultBanner key={result.id} round={result} />
          ) : (
            <span className="roulette-hint">{text(hints[board])}</span>
          )}
        </div>
      </div>
      <Tools
        pressed={
          new Set([
            ...(board === 'close' ? (['closer'] as const) : []),
            ...(board === 'track' ? (['track'] as const) : []),
          ])
        }
        onPress={(name) => {
          if (name === 'closer') setBoard(board === 'close' ? 'cloth' : 'close');
          if (name === 'track') setBoard(board === 'track' ? 'cloth' : 'track');
          if (name === 'statistics') setCountsOpen(true);
        }}
      >
        <PaceButton pace={pace} canSkip={isDisabled} />
      </Tools>
    </div>
  );
  const winner = result?.shown.pocket ?? null;

  return (
    <Stage
      scene={
        <div className="roulette-scene" data-phase={table.phase} data-close={isClose || undefined}>
          <div className="roulette-layout">
            {wheel}
            {head}
            {board === 'track' ? (
              <Racetrack
                placed={table.placed}
                winner={winner}
                isDisabled={isDisabled}
                onPlace={(chips) =>
                  table.placeAll(
                    chips.map(({ spot, chips: count }) => ({
                      spot,
                      stake: centavos(table.chip * BigInt(count)),
                    })),
                  )
                }
              />
            ) : (
              <Cloth
                placed={table.placed}
                winner={winner}
                isClose={isClose}
                isDisabled={isDisabled}
                onPlace={table.place}
              />
            )}
          </div>
          {areCountsOpen && (
            <CountsSheet
              pockets={view.past.map(({ shown }) => shown.pocket)}
              bets={view.past.map(({ shown }) => shown.bet.placed)}
              onLay={(placed) => {
                table.placeAll(placed);
                setCountsOpen(false);
              }}
              onClose={() => setCountsOpen(false)}
            />
          )}
        </div>
      }
      deck={<BoardDeck table={table} verb={verb} isBusy={view.isBusy} balance={view.balance} />}
    />
  );
}
