import { ResultBanner } from '../../client/controls/result-banner.tsx';
import { Stage } from '../../client/controls/stage.tsx';
import { useGame } from '../../client/game-context.ts';
import type { ViewProps } from '../../client/view.ts';
import { BoardDeck } from '../../dice-and-cards/board-deck.tsx';
import { useTable } from '../../dice-and-cards/use-table.ts';
import type { BaccaratBet, BaccaratState } from '../rules/index.ts';
import { handPoints, type Outcome, outcomeOf } from '../rules/tableau.ts';
import './baccarat.css';
import { BeadRoad } from './bead-road.tsx';
import { BetSpots } from './bet-spots.tsx';
import { Hand } from './hand.tsx';
import { ShoeArt } from './shoe.tsx';
import { useDealing } from './use-dealing.ts';

const verb = { en: 'Deal', tl: 'I-deal' };
const beadsMax = 12;

function totalsOf({ player, banker }: BaccaratState): [player: number, banker: number] {
  return [handPoints(player), handPoints(banker)];
}

function describe(shown: BaccaratState) {
  const [player, banker] = totalsOf(shown);
  return { en: `Player ${player}, Banker ${banker}.`, tl: `Player ${player}, Banker ${banker}.` };
}

export default function BaccaratView(view: ViewProps<BaccaratBet, never, BaccaratState>) {
  const { sound } = useGame();
  const { dealing, deal } = useDealing(view.round?.shown, sound.play);
  const beads = view.past
    .slice(0, beadsMax)
    .map(({ id, shown }) => ({ id, outcome: outcomeOf(...totalsOf(shown)) }))
    .toReversed();
  const table = useTable<Outcome, BaccaratState>({
    view,
    describe,
    playOut: deal,
  });
  const result = table.phase === 'result' ? table.round : null;
  const outcome = result ? outcomeOf(...totalsOf(result.shown)) : null;

  return (
    <Stage
      scene={
        <div className="baccarat-scene">
          <div className="baccarat-table">
            <div className="baccarat-top">
              <BeadRoad beads={beads} />
              <ShoeArt />
            </div>
            <div className="baccarat-hands">
              <Hand side="player" dealing={dealing} isWinner={outcome === 'player'} />
              <Hand side="banker" dealing={dealing} isWinner={outcome === 'banker'} />
            </div>
            <div className="kit-result-place">
              {result && (
                <ResultBanner key={result.id} stake={result.stake} payout={result.payout ?? 0n} />
              )}
            </div>
            <BetSpots
              placed={table.placed}
              outcome={outcome}
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
