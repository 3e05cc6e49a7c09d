import { useLingui } from '@lingui/react/macro';
import { listPlayerRounds } from '@perya/contract/games/staff-calls/player-rounds';
import { listPlayerNotes } from '@perya/contract/staff/calls/player-notes';
import { Link } from '@tanstack/react-router';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { NoteText } from './note-text.tsx';
import { useRoundColumns } from './round-columns.tsx';
import { WalletSection } from './wallet-section.tsx';

const shown = 5;

function LatestRounds({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const columns = useRoundColumns();
  const { answer } = useCall(listPlayerRounds, { uid, limit: shown });
  if (answer === null) return null;
  return (
    <Section
      title={t`Latest rounds`}
      actions={<Link to="/players/$uid/bets" params={{ uid }}>{t`All rounds`}</Link>}
    >
      <PlainTable
        title={t`Latest rounds`}
        rows={answer.rows}
        idOf={({ id }) => id}
        columns={columns}
        emptyText={t`No round was played`}
      />
    </Section>
  );
}

function LatestNotes({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const { answer } = useCall(listPlayerNotes, { uid, limit: shown });
  if (answer === null) return null;
  return (
    <Section
      title={t`Latest notes`}
      actions={<Link to="/players/$uid/notes" params={{ uid }}>{t`All notes`}</Link>}
    >
      {answer.rows.length === 0 && <p className="text-ink-muted">{t`Nobody has noted anything`}</p>}
      {answer.rows.map((note) => (
        <NoteText key={note.id} note={note} />
      ))}
    </Section>
  );
}

/** What one wants to know first: the money, what was played last, and what colleagues have noted. */
export function OverviewTab({ uid }: { readonly uid: string }) {
  const may = useMay();
  return (
    <div className="player-part">
      {may('ledger.read') && <WalletSection uid={uid} />}
      <LatestRounds uid={uid} />
      <LatestNotes uid={uid} />
    </div>
  );
}
