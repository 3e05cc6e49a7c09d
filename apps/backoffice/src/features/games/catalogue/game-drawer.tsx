import { useLingui } from '@lingui/react/macro';
import { listStaffGames, type StaffGame } from '@perya/contract/catalogue/staff-calls/games';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { UnlessWaiting, WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { DescribeDialog } from '../listing/describe-dialog.tsx';
import { TermsDialog } from '../listing/terms-dialog.tsx';
import { EditDialog, type EditKind } from './edit-dialog.tsx';
import { GameMarks, GameState } from './game-badges.tsx';
import { PlaceInLists } from './place-in-lists.tsx';

export function GameFacts({ game }: { readonly game: StaffGame }) {
  const { t } = useLingui();
  const isMarked = game.is_hot || game.is_new || game.opens !== null;
  return (
    <Facts
      facts={[
        { label: t`Code`, value: game.code },
        { label: t`Category`, value: game.category },
        { label: t`Platform`, value: `${game.platform_name} (${game.venue})` },
        { label: t`Marks`, value: isMarked ? <GameMarks {...game} /> : null },
        ...(game.opens === null ? [] : [{ label: t`Opens instead`, value: game.opens }]),
        {
          label: t`Stakes`,
          value: (
            <>
              <Money amount={game.stake_min} /> – <Money amount={game.stake_max} />
            </>
          ),
        },
        { label: t`Declared return`, value: `${game.rtp} %` },
        { label: t`Name at the provider`, value: game.provider_game },
        {
          label: t`A round may pay`,
          value: game.win_times === null ? t`As the venue says` : `×${game.win_times}`,
        },
        { label: t`Changed`, value: <Moment at={game.updated_at} /> },
      ]}
    />
  );
}

/** What players are told meanwhile, as each reads it. */
function MaintenanceWords({ game }: { readonly game: StaffGame }) {
  const { t } = useLingui();
  if (!game.is_maintained) return null;
  return (
    <Section title={t`What players read`}>
      {game.maintenance === null ? (
        <p>{t`The usual words: the game is under maintenance, try again later.`}</p>
      ) : (
        <Facts
          facts={[
            { label: t`English`, value: game.maintenance.en },
            { label: t`Tagalog`, value: game.maintenance.tl },
          ]}
        />
      )}
    </Section>
  );
}

function Decisions({ game }: { readonly game: StaffGame }) {
  const { t } = useLingui();
  const may = useMay();
  const [kind, setKind] = useState<EditKind | null>(null);
  const [open, setOpen] = useState<'words' | 'terms' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('words')}>{t`Name and cover`}</Button>
      {may('games.venues') && (
        <UnlessWaiting action="games.terms" topic={game.code}>
          <Button onClick={() => setOpen('terms')}>{t`Terms`}</Button>
        </UnlessWaiting>
      )}
      {open === 'words' && <DescribeDialog game={game} onClose={close} />}
      {open === 'terms' && <TermsDialog game={game} onClose={close} />}
      <Button onClick={() => setKind('marks')}>{t`Marks`}</Button>
      {game.is_online ? (
        <Button onClick={() => setKind('close')}>{t`Close the game`}</Button>
      ) : (
        <Button onClick={() => setKind('open')}>{t`Open the game`}</Button>
      )}
      {game.is_maintained ? (
        <Button kind="primary" onClick={() => setKind('resume')}>{t`End maintenance`}</Button>
      ) : (
        <Button kind="primary" onClick={() => setKind('maintain')}>{t`Maintenance`}</Button>
      )}
      {kind && <EditDialog key={kind} game={game} kind={kind} onClose={() => setKind(null)} />}
    </>
  );
}

/** One game beside the catalogue: how it stands, where it stands, and what can be done with it. */
export function GameDrawer({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const may = useMay();
  const navigate = useNavigate();
  const { answer, state, reload } = useCall(listStaffGames, { w: code, limit: 200 });
  const game = answer?.rows.find((row) => row.code === code);
  const close = () => void navigate({ to: '/games', search: true });
  return (
    <CaseDrawer
      title={game?.name ?? code}
      badge={game && <GameState state={game.state} />}
      onClose={close}
      actions={game && may('games.edit') && <Decisions game={game} />}
    >
      {state === 'loading' && <Skeleton className="h-48" />}
      {state === 'failed' && (
        <PageState
          title={t`The game could not be loaded`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {state === 'ready' && !game && <PageState title={t`There is no such game`} />}
      {game && (
        <>
          <WaitingRequests about={`game ${game.code}`} />
          <GameFacts game={game} />
          <MaintenanceWords game={game} />
          <PlaceInLists game={game} />
          <Section title={t`Look further`}>
            <div className="flex flex-wrap gap-4">
              <Link to="/games/rounds" search={{ game: code }}>{t`Rounds of this game`}</Link>
              <Link to="/games/returns" search={{ game: code }}>{t`Returns of this game`}</Link>
            </div>
          </Section>
        </>
      )}
    </CaseDrawer>
  );
}
