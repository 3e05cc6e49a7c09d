import './gintong-salakot.css';
import type { Text } from '@perya/game-kit/game';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import { useReplay } from '../../client/replay/use-replay.ts';
import { formatAmount } from '../../client/text.ts';
import { useHouseJackpots } from '../../client/use-house-jackpots.ts';
import type { ViewProps } from '../../client/view.ts';
import { mango } from '../../slot-kit/art/fair.tsx';
import { harvestArt } from '../../slot-kit/art/harvest.tsx';
import { harvestCoins } from '../../slot-kit/art/harvest-coins.tsx';
import { SymbolPicture } from '../../slot-kit/art/sprite.tsx';
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
import { freeRounds, fullUnits, respinsAtStart, rows } from '../rules/paytable.ts';
import { CoinValues, HoldBoard } from './coin-layer.tsx';
import { JackpotPlates } from './jackpot-plates.tsx';
import { TerraceScenery } from './terrace-scenery.tsx';
import { type Holding, usePlayback } from './use-playback.ts';

const texts = {
  idle: { en: 'Six coins hold and spin', tl: 'Anim na barya: hawak at ikot' },
  idleFull: { en: '{amount} more for all 15 coins', tl: '{amount} pa para sa lahat ng 15 barya' },
  free: { en: 'Free round {place} of {count}', tl: 'Libreng round {place} ng {count}' },
  respins: { en: 'Respins', tl: 'respin' },
  coins: { en: '{count} of 15 coins', tl: '{count} sa 15 barya' },
  callFree: { en: '{count} free rounds!', tl: '{count} libreng round!' },
  callFreeNote: { en: 'More coins, more salakots', tl: 'Mas maraming barya at salakot' },
  callHold: { en: 'Hold and spin!', tl: 'Hawak at ikot!' },
  callHoldNote: {
    en: 'Every new coin gives three respins again',
    tl: 'Tatlong respin ulit sa bawat bagong barya',
  },
  callFull: { en: 'All 15 coins!', tl: 'Lahat ng 15 barya!' },
} satisfies Record<string, Text>;

const pictures = { ...harvestArt, ...harvestCoins, mango };
const lamps = Array.from({ length: respinsAtStart }, (_, lamp) => lamp);

export default function GintongSalakotView(props: ViewProps<StakeBet, never, Shown>) {
  const { text, lang } = useGame();
  const slot = useSlot(props);
  const playback = usePlayback(slot, props.past[0]?.shown ?? null);
  const { reels, grid, wins, coins, holding, free, call } = playback;
  const drawn = useLineShow(wins, slot.phase === 'idle');
  const lit = holding ? new Set<number>() : placesOf(drawn, rows);
  const stake = slot.shownStake;
  const full = formatAmount(unitsToCentavos(stake, fullUnits));
  const house = useHouseJackpots();
  const held = new Set(holding?.coins.flatMap(({ kind }) => kind ?? []));
  useReplay(props.replay, {
    isResting: slot.phase === 'idle',
    begin: () => slot.press(playback.acts),
  });
  return (
    <Stage
      hasShortDeck
      scene={
        <Booth
          className="gintong-salakot"
          scene={slot.scene}
          pictures={pictures}
          scenery={<TerraceScenery />}
          crown={<JackpotPlates stake={stake} house={house} held={held} />}
          sign={
            holding ? (
              <Respins holding={holding} />
            ) : (
              text(free ? texts.free : texts.idle)
                .replace('{place}', `${free?.place}`)
                .replace('{count}', `${free?.count}`)
            )
          }
          meter={
            <Meter
              won={slot.won}
              stake={stake}
              result={slot.result}
              isStill={slot.bigWin !== null}
              idle={text(texts.idleFull).replace('{amount}', full)}
            />
          }
          overlay={<BigWinOf slot={slot} />}
        >
          <Board reels={reels} rows={rows} label={gridLabel(grid, lang)} lit={lit}>
            <CoinValues coins={coins} stake={stake} />
            {!holding && <WinLines wins={drawn} rows={rows} />}
            {holding && <HoldBoard holding={holding} stake={stake} />}
            {call === 'free' && (
              <Call>
                <SymbolPicture id="kalabaw" />
                <strong className="slot-sign-amount">
                  {text(texts.callFree).replace('{count}', `${freeRounds}`)}
                </strong>
                <span>{text(texts.callFreeNote)}</span>
              </Call>
            )}
            {call === 'hold' && (
              <Call>
                <SymbolPicture id="coin" />
                <strong className="slot-sign-amount">{text(texts.callHold)}</strong>
                <span>{text(texts.callHoldNote)}</span>
              </Call>
            )}
            {call === 'full' && (
              <Call>
                <SymbolPicture id="salakot" />
                <strong className="slot-sign-amount">{text(texts.callFull)}</strong>
                <span>{full}</span>
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

/** Three lamps, one for each respin that is left, and the coins so far. */
function Respins({ holding }: { holding: Holding }) {
  const { text } = useGame();
  return (
    <>
      <span>{text(texts.respins)}</span>
      <span className="gintong-salakot-lamps" role="img" aria-label={`${holding.respinsLeft}`}>
        {lamps.map((lamp) => (
          <i key={lamp} data-on={lamp < holding.respinsLeft || undefined} />
        ))}
      </span>
      <span>{text(texts.coins).replace('{count}', `${holding.coins.length}`)}</span>
    </>
  );
}
