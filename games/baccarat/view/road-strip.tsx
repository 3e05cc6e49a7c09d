import type { Text } from '@perya/game-kit/game';
import { useState } from 'react';
import { useGame } from '../../client/game-context.ts';
import { Sheet } from '../../client/sheets/sheet.tsx';
import { shoeRounds } from '../rules/paytable.ts';
import type { Bead } from '../rules/state.ts';
import type { Outcome } from '../rules/tableau.ts';
import { RoadBoard, type RoadName } from './road-board.tsx';

const texts = {
  title: { en: 'Roads of this shoe', tl: 'Mga road ng shoe na ito' },
  lead: {
    en: 'What this shoe has brought so far. The cards that are gone change the next round by very little, and a pattern by nothing.',
    tl: 'Ang lumabas na sa shoe na ito. Napakaliit ng epekto sa susunod na round ng mga barahang naibigay na, at wala ang sa pattern.',
  },
  newShoe: { en: 'A new shoe: no round yet.', tl: 'Bagong shoe: wala pang round.' },
  round: { en: 'Round {count} of {rounds}', tl: 'Round {count} sa {rounds}' },
} satisfies Record<string, Text>;

const all: readonly RoadName[] = ['beads', 'big', 'bigEye', 'small', 'cockroach'];

const letters: Record<Outcome, string> = { player: 'P', banker: 'B', tie: 'T' };

/** How often each side has won, and how far the shoe is. */
function Tally({ beads }: { beads: readonly Bead[] }) {
  const { text } = useGame();
  if (beads.length === 0) return <span className="baccarat-tally">{text(texts.newShoe)}</span>;
  return (
    <span className="baccarat-tally kit-figures">
      {(['player', 'banker', 'tie'] as const).map((outcome) => (
        <span key={outcome} className="baccarat-tally-side" data-spot={outcome}>
          <b>{letters[outcome]}</b>
          {beads.filter((bead) => bead.outcome === outcome).length}
        </span>
      ))}
      <span className="baccarat-tally-round">
        {text(texts.round)
          .replace('{count}', `${beads.length}`)
          .replace('{rounds}', `${shoeRounds}`)}
      </span>
    </span>
  );
}

function countText(beads: readonly Bead[]): Text {
  const of = (outcome: Outcome) => beads.filter((bead) => bead.outcome === outcome).length;
  const player = of('player');
  const banker = of('banker');
  const tie = of('tie');
  return {
    en: `Round ${beads.length} of ${shoeRounds}: Player ${player}, Banker ${banker}, Tie ${tie}`,
    tl: `Round ${beads.length} sa ${shoeRounds}: Player ${player}, Banker ${banker}, Tabla ${tie}`,
  };
}

/** The roads over the table: two on a phone and all five where there is room. A tap shows them large. */
export function RoadStrip({ beads }: { beads: readonly Bead[] }) {
  const { text, sound } = useGame();
  const [isOpen, setOpen] = useState(false);
  const count = text(beads.length === 0 ? texts.newShoe : countText(beads));
  return (
    <>
      <button
        type="button"
        className="baccarat-strip"
        aria-label={`${text(texts.title)}. ${count}`}
        onClick={() => {
          sound.play('click');
          setOpen(true);
        }}
      >
        {all.map((name) => (
          <RoadBoard key={name} name={name} beads={beads} />
        ))}
        <Tally beads={beads} />
      </button>
      {isOpen && (
        <Sheet title={text(texts.title)} onClose={() => setOpen(false)}>
          <p className="frame-lead">{count}</p>
          <div className="baccarat-roads">
            {all.map((name) => (
              <RoadBoard key={name} name={name} beads={beads} />
            ))}
          </div>
          <p className="frame-quiet">{text(texts.lead)}</p>
        </Sheet>
      )}
    </>
  );
}
