import { useLingui } from '@lingui/react/macro';
import type { PlayerNote } from '@perya/contract/staff/calls/player-notes';
import { Moment } from '../show/moment.tsx';
import { StatusBadge } from '../show/status-badge.tsx';
import { contactWords } from './contact-words.ts';

/** A note as it was written: signs of HTML are letters like any other. */
export function NoteText({ note }: { readonly note: PlayerNote }) {
  const { t } = useLingui();
  return (
    <article className="rounded-control border border-line px-3 py-2">
      <p className="flex flex-wrap gap-x-3 text-ink-muted">
        <span className="font-semibold text-ink">{note.by}</span>
        <Moment at={note.at} />
        {note.contact && <StatusBadge tone="accent">{t(contactWords[note.contact])}</StatusBadge>}
      </p>
      <p className="whitespace-pre-wrap break-words">{note.text}</p>
    </article>
  );
}
