import { useLingui } from '@lingui/react/macro';
import { listStaffGames } from '@perya/contract/catalogue/staff-calls/games';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { GameState } from './game-badges.tsx';
import { GameFacts } from './game-drawer.tsx';

/** As many games as one code can be a part of. */
const likeMax = 200;

/** The game whose terms a request changes. */
export function GameSubject({ id: code }: { readonly id: string }) {
  const { t } = useLingui();
  return (
    <StandingSection call={listStaffGames} input={{ w: code, limit: likeMax }}>
      {({ rows }) => {
        const game = rows.find((row) => row.code === code);
        if (!game) return <p className="text-ink-muted">{t`There is no such game`}</p>;
        return (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{game.name}</span>
              <GameState state={game.state} />
            </div>
            <GameFacts game={game} />
          </>
        );
      }}
    </StandingSection>
  );
}
