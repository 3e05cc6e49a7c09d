import './perya-lines.css';
import type { Text } from '@perya/game-kit/game';
import { centavos } from '@perya/money';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import { useReplay } from '../../client/replay/use-replay.ts';
import { formatAmount } from '../../client/text.ts';
import type { ViewProps } from '../../client/view.ts';
import { fairArt } from '../../slot-kit/art/fair.tsx';
import { SymbolPicture } from '../../slot-kit/art/sprite.tsx';
import type { LineWin } from '../../slot-kit/rules/lines.ts';
import { symbolNames } from '../../slot-kit/rules/names.ts';
import { type StakeBet, unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import { BigWinOf } from '../../slot-kit/view/big-win.tsx';
import { Board } from '../../slot-kit/view/board.tsx';
import { Booth, Call, Meter } from '../../slot-kit/view/booth.tsx';
import { gridLabel } from '../../slot-kit/view/grid-label.ts';
import { SlotDeck } from '../../slot-kit/view/slot-deck.tsx';
import { useLineShow } from '../../slot-kit/view/use-line-show.ts';
import { useSlot } from '../../slot-kit/view/use-slot.ts';
import { placesOf, WinLines } from '../../slot-kit/view/win-lines.tsx';
import type { Shown } from '../rules/index.ts';
import { multiplierMax, rows } from '../rules/paytable.ts';
import { FairScenery } from './fair-scenery.tsx';
import { usePlayback } from './use-playback.ts';

const texts = {
  lines: { en: '20 lines', tl: '20 linya' },
  perLine: { en: '{amount} on each of 20 lines', tl: '{amount} sa bawat isa ng 20 linya' },
  free: { en: 'Free spin {place} of {count}', tl: 'Libreng ikot {place} ng {count}' },
  freeWon: { en: '{count} free spins!', tl: '{count} libreng ikot!' },
  freeAdded: { en: '{count} more free spins!', tl: '{count} pang libreng ikot!' },
  rises: {
    en: 'Wheels fill reels, and wins count up to ×{most}',
    tl: 'Pinupuno ng tsubibo ang reel, at hanggang ×{most} ang panalo',
  },
  line: { en: 'Line {line}: {count} × {name}', tl: 'Linya {line}: {count} × {name}' },
} satisfies Record<string, Text>;

export default function PeryaLinesView(props: ViewProps<StakeBet, never, Shown>) {
  const { text, lang } = useGame();
  const slot = useSlot(props);
  const playback = usePlayback(slot, props.past[0]?.shown ?? null);
  const { reels, grid, wins, litScatters, filledReels, free, calledSpins } = playback;
  const drawn = useLineShow(wins, slot.phase === 'idle');
  const lit = new Set([...placesOf(drawn, rows), ...(drawn === wins ? litScatters : [])]);

  const describeLine = ({ line, count, symbol }: LineWin) =>
    text(texts.line)
      .replace('{line}', `${line + 1}`)
      .replace('{count}', `${count}`)
      .replace('{name}', text(symbolNames[symbol]));
  const single = drawn.length === 1 && slot.phase === 'idle' ? drawn[0] : undefined;
  const sign = free
    ? text(texts.free).replace('{place}', `${free.place}`).replace('{count}', `${free.count}`)
    : text(texts.lines);
  const lineStake = unitsToCentavos(slot.stake, 1);
  useReplay(props.replay, {
    isResting: slot.phase === 'idle',
    begin: () => slot.press(playback.acts),
  });
  return (
    <Stage
      hasShortDeck
      scene={
        <Booth
          className="perya-lines"
          scene={slot.scene}
          pictures={fairArt}
          scenery={<FairScenery />}
          crown={free && free.multiplier > 1 ? `×${free.multiplier}` : undefined}
          sign={single ? describeLine(single) : sign}
          meter={
            <Meter
              won={slot.won}
              stake={slot.shownStake}
              result={slot.result}
              isStill={slot.bigWin !== null}
              idle={text(texts.perLine).replace('{amount}', formatAmount(centavos(lineStake)))}
            />
          }
          overlay={<BigWinOf slot={slot} />}
        >
          <Board reels={reels} rows={rows} label={gridLabel(grid, lang)} lit={lit}>
            {filledReels.map((reel) => (
              <div
                key={reel}
                className="perya-lines-tower"
                style={{ left: `${reel * 20}%` }}
                aria-hidden="true"
              >
                <SymbolPicture id="wheel" />
              </div>
            ))}
            <WinLines wins={drawn} rows={rows} />
            {calledSpins > 0 && (
              <Call>
                <SymbolPicture id="parol" />
                <strong className="slot-sign-amount">
                  {text(free ? texts.freeAdded : texts.freeWon).replace(
                    '{count}',
                    `${calledSpins}`,
                  )}
                </strong>
                <span>{text(texts.rises).replace('{most}', `${multiplierMax}`)}</span>
              </Call>
            )}
          </Board>
        </Booth>
      }
      deck={
        <SlotDeck
          slot={slot}
          stakeRange={props.stakeRange}
          onPress={() => slot.press(playback.acts)}
        />
      }
    />
  );
}
