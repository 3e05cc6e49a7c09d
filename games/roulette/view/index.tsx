import type { Text } from '@perya/game-kit/game';
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
import './roulette-cloth.css';
import './roulette.css';
import { anglesAtRest, spinWheel } from './spin-wheel.ts';
import { Bowl, Rotor } from './wheel-face.tsx';

const verb = { en: 'Spin', tl: 'Paikutin' };
const texts = {
  lastNumbers: { en: 'Last numbers', tl: 'Mga huling numero' },
  hint: { en: 'Tap a number, a colour or a dozen', tl: 'I-tap ang numero, kulay o dosena' },
  closeHint: { en: 'Lines and corners take chips too', tl: 'Puwede rin sa guhit at sangandaan' },
  closer: { en: 'Closer: lines and corners', tl: 'Lapitan: mga guhit at sangandaan' },
} satisfies Record<string, Text>;
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
  const [isClose, setClose] = useState(false);
  const result = table.phase === 'result' ? table.round : null;

  const wheel = (
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
            <ResultBanner key={result.id} stake={result.stake} payout={result.payout ?? 0n} />
          ) : (
            <span className="roulette-hint">{text(isClose ? texts.closeHint : texts.hint)}</span>
          )}
        </div>
      </div>
      <button
        type="button"
        className="kit-action roulette-zoom"
        aria-pressed={isClose}
        aria-label={text(texts.closer)}
        onClick={() => setClose(!isClose)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20M7.5 10.5h6" />
          {!isClose && <path d="M10.5 7.5v6" />}
        </svg>
      </button>
    </div>
  );

  return (
    <Stage
      scene={
        <div className="roulette-scene" data-phase={table.phase} data-close={isClose || undefined}>
          <div className="roulette-layout">
            {wheel}
            {head}
            <Cloth
              placed={table.placed}
              winner={result?.shown.pocket ?? null}
              isClose={isClose}
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
