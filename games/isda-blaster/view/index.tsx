import './isda-blaster.css';
import { useState } from 'react';
import type { ViewProps } from '../../client/view.ts';
import type { Bet, Shown } from '../rules/index.ts';
import type { MagazineBet, MagazineState, Move } from '../rules/magazine.ts';
import { OldMagazine } from './old-magazine.tsx';
import { Sea } from './sea.tsx';

type Props = ViewProps<Bet, Move, Shown>;

/** A round of the first rules that is still open, or that a link plays again. */
function isOfBefore({ round, replay }: Props): boolean {
  if (replay) return 'bullets' in replay.bet;
  return round?.status === 'open' && 'bullets' in round.shown;
}

export default function IsdaBlasterView(props: Props) {
  const [isBefore, setBefore] = useState(() => isOfBefore(props));
  if (!isBefore) return <Sea {...props} />;
  return (
    <OldMagazine
      {...(props as ViewProps<MagazineBet, Move, MagazineState>)}
      onLeave={() => setBefore(false)}
    />
  );
}
