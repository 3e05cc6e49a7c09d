import './bahay-kubo-cascade.css';
import type { Text } from '@perya/game-kit/game';
import type { CSSProperties } from 'react';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import { useReplay } from '../../client/replay/use-replay.ts';
import { formatAmount } from '../../client/text.ts';
import type { ViewProps } from '../../client/view.ts';
import { gardenArt } from '../../slot-kit/art/garden.tsx';
import { tandang } from '../../slot-kit/art/harvest.tsx';
import { SymbolPicture } from '../../slot-kit/art/sprite.tsx';
import { symbolNames } from '../../slot-kit/rules/names.ts';
import type { StakeBet } from '../../slot-kit/rules/stake.ts';
import { BigWinOf } from '../../slot-kit/view/big-win.tsx';
import { Booth, Call, Meter } from '../../slot-kit/view/booth.tsx';
import { gridLabel } from '../../slot-kit/view/grid-label.ts';
import { SlotDeck } from '../../slot-kit/view/slot-deck.tsx';
import { useSlot } from '../../slot-kit/view/use-slot.ts';
import type { Shown, ShownDrop } from '../rules/index.ts';
import { freeDrops, reelCount, rows, scatter, scattersForFreeDrops } from '../rules/paytable.ts';
import { GardenScenery } from './garden-scenery.tsx';
import { Ladder } from './ladder.tsx';
import { columnWidth, usePlayback } from './use-playback.ts';

const texts = {
  drop: { en: 'Drop', tl: 'Ihulog' },
  idle: { en: '729 ways, from the left', tl: '729 paraan, mula sa kaliwa' },
  free: { en: 'Free drop {place} of {count}', tl: 'Libreng hulog {place} ng {count}' },
  idleFree: {
    en: '{roosters} roosters: {count} free drops',
    tl: '{roosters} tandang: {count} libreng hulog',
  },
  callFree: { en: '{count} free drops!', tl: '{count} libreng hulog!' },
  callFreeNote: {
    en: 'The multiplier rises and stays',
    tl: 'Tumataas ang multiplier at hindi bumababa',
  },
  win: { en: '{name} × {count} · {ways} ways', tl: '{name} × {count} · {ways} paraan' },
  oneWay: { en: '{name} × {count} · 1 way', tl: '{name} × {count} · 1 paraan' },
} satisfies Record<string, Text>;

const pictures = { ...gardenArt, tandang };
const grid = { '--slot-reels': reelCount, '--slot-rows': rows } as CSSProperties;

export default function BahayKuboCascadeView(props: ViewProps<StakeBet, never, Shown>) {
  const { text, lang } = useGame();
  const slot = useSlot(props);
  const playback = usePlayback(slot, props.past[0]?.shown ?? null);
  const { cells, lit, drop, free, isCalling } = playback;
  const isCounting = free !== null || (slot.phase !== 'idle' && playback.dropCount > 0);

  const describeDrop = ({ wins, multiplier: times, pay }: ShownDrop) => {
    const winTexts = wins.map(({ symbol, count, ways }) =>
      text(ways === 1 ? texts.oneWay : texts.win)
        .replace('{name}', text(symbolNames[symbol]))
        .replace('{count}', `${count}`)
        .replace('{ways}', `${ways}`),
    );
    return `${winTexts.join(', ')} · ×${times} = ${formatAmount(pay)}`;
  };
  useReplay(props.replay, {
    isResting: slot.phase === 'idle',
    begin: () => slot.press(playback.acts),
  });
  return (
    <Stage
      hasShortDeck
      scene={
        <Booth
          className="bahay-kubo-cascade"
          scene={slot.scene}
          pictures={pictures}
          scenery={<GardenScenery />}
          crown={
            <Ladder multiplier={isCounting ? playback.multiplier : null} isFree={free !== null} />
          }
          sign={text(free ? texts.free : texts.idle)
            .replace('{place}', `${free?.place}`)
            .replace('{count}', `${free?.count}`)}
          meter={
            <div className="bahay-kubo-cascade-foot">
              <Meter
                won={slot.won}
                stake={slot.shownStake}
                result={slot.result}
                isStill={slot.bigWin !== null}
                idle={text(texts.idleFree)
                  .replace('{roosters}', `${scattersForFreeDrops}`)
                  .replace('{count}', `${freeDrops}`)}
              />
              {drop && <p className="bahay-kubo-cascade-wins">{describeDrop(drop)}</p>}
            </div>
          }
          overlay={<BigWinOf slot={slot} />}
        >
          <div
            className="slot-board"
            style={grid}
            role="img"
            aria-label={gridLabel(playback.grid, lang)}
          >
            {cells.map((cell) => (
              <div
                key={cell.key}
                className="bahay-kubo-cascade-cell slot-cell"
                data-look={lookOf(lit, cell.key)}
                data-burst={(playback.isBursting && lit.has(cell.key)) || undefined}
                style={{
                  left: `${cell.reel * columnWidth}%`,
                  top: `${(cell.row * 100) / rows}%`,
                  width: `${columnWidth}%`,
                }}
                ref={(element) => playback.keepElement(cell.key, element)}
              >
                <SymbolPicture id={cell.symbol} />
              </div>
            ))}
            {isCalling && (
              <Call>
                <SymbolPicture id={scatter} />
                <strong className="slot-sign-amount">
                  {text(texts.callFree).replace('{count}', `${freeDrops}`)}
                </strong>
                <span>{text(texts.callFreeNote)}</span>
              </Call>
            )}
          </div>
        </Booth>
      }
      deck={
        <SlotDeck
          slot={slot}
          stakeRange={props.stakeRange}
          onPress={() => slot.press(playback.acts)}
          label={texts.drop}
        />
      }
    />
  );
}

function lookOf(lit: ReadonlySet<string>, key: string): 'lit' | 'dim' | undefined {
  if (lit.size === 0) return undefined;
  return lit.has(key) ? 'lit' : 'dim';
}
