import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import { usePace } from '../../client/pace/use-pace.ts';
import type { ViewProps } from '../../client/view.ts';
import { BoardDeck } from '../../dice-and-cards/board-deck.tsx';
import { useTable } from '../../dice-and-cards/use-table.ts';
import type { BaccaratBet, BaccaratState } from '../rules/index.ts';
import { resultOf, type Spot } from '../rules/spots.ts';
import { handPoints } from '../rules/tableau.ts';
import './baccarat-cards.css';
import './baccarat.css';
import './baccarat-roads.css';
import { BetSpots } from './bet-spots.tsx';
import { Hand } from './hand.tsx';
import { RoadStrip } from './road-strip.tsx';
import { ShoeBox } from './shoe-box.tsx';
import { SideSpots } from './side-spots.tsx';
import { useDealing } from './use-dealing.ts';
import { useRoad } from './use-road.ts';

const verb = { en: 'Deal', tl: 'I-deal' };

const hint = {
  en: 'Which hand comes closer to 9? A tie gives both their stake back.',
  tl: 'Aling kamay ang mas malapit sa 9? Kapag tabla, balik ang taya sa dalawa.',
};

function describe({ player, banker }: BaccaratState) {
  const totals = `Player ${handPoints(player)}, Banker ${handPoints(banker)}.`;
  return { en: totals, tl: totals };
}

export default function BaccaratView(view: ViewProps<BaccaratBet, never, BaccaratState>) {
  const { text, sound } = useGame();
  const pace = usePace();
  const hands = useDealing(view.round?.shown, sound.play, pace);
  const road = useRoad(view);
  const table = useTable<Spot, BaccaratState>({
    view,
    describe,
    playOut: (shown) => road.hold(shown, hands.deal(shown)),
  });
  const settled = table.phase === 'result' ? table.round : null;
  const result = settled ? resultOf(settled.shown) : null;
  const spots = {
    placed: table.placed,
    result,
    isDisabled: table.phase === 'playing',
    onPlace: table.place,
  };

  return (
    <Stage
      scene={
        <div className="baccarat-scene">
          <div className="baccarat-table" ref={pace.scene}>
            <div className="baccarat-top">
              <RoadStrip beads={road.beadsAt(table)} />
              <ShoeBox hands={hands} pace={pace} />
            </div>
            <div className="baccarat-hands">
              {(['player', 'banker'] as const).map((side) => (
                <Hand
                  key={side}
                  side={side}
                  dealing={hands.dealing}
                  tempo={pace.tempo}
                  isWinner={result?.outcome === side}
                  onTurn={hands.turn}
                />
              ))}
            </div>
            <div className="kit-result-place">
              {settled && <ResultBanner key={settled.id} round={settled} />}
              {!settled && !hands.dealing.isUnderWay && (
                <span className="baccarat-hint">{text(hint)}</span>
              )}
            </div>
            <SideSpots {...spots} />
            <BetSpots {...spots} />
          </div>
        </div>
      }
      deck={<BoardDeck table={table} verb={verb} isBusy={view.isBusy} balance={view.balance} />}
    />
  );
}
