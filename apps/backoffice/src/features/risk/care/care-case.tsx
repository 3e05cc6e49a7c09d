import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { harmMarkers } from '@perya/contract/care/markers';
import { type CareContact, readHarmCase } from '@perya/contract/care/staff-calls/care';
import { say } from '@perya/contract/text';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { CaseDrawer } from '../../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { LogContact } from './log-contact.tsx';
import { useContactWords } from './use-contact-words.ts';

function Contacts({ contacts }: { readonly contacts: readonly CareContact[] }) {
  const { t } = useLingui();
  const actorOf = useActor();
  const { ways, outcomes } = useContactWords();
  return (
    <PlainTable
      title={t`Words with the player`}
      rows={contacts}
      idOf={({ id }) => id}
      emptyText={t`Nobody has spoken with the player yet`}
      columns={[
        { id: 'at', title: t`When`, cell: ({ at }) => <Moment at={at} /> },
        { id: 'by', title: t`By`, cell: ({ by }) => actorOf(by) },
        { id: 'way', title: t`Way`, cell: ({ way }) => ways[way] },
        {
          id: 'changed',
          title: t`What it changed`,
          cell: ({ changed }) => changed.map((outcome) => outcomes[outcome]).join(', '),
        },
        { id: 'words', title: t`Words`, cell: ({ words }) => <span title={words}>{words}</span> },
        { id: 'score', title: t`Score`, align: 'end', cell: ({ score }) => score },
      ]}
    />
  );
}

/** The signs of one player with what they weigh, and every word with them. */
export function CareCase() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const may = useMay();
  const navigate = useNavigate();
  const { uid } = getRouteApi('/risk/care/$uid').useParams();
  const read = useCall(readHarmCase, { uid });
  const { answer } = read;
  const close = () => void navigate({ to: '/risk/care', search: true });
  const title = t`Player ${uid}`;
  if (answer === null) return <CaseDrawer title={title} onClose={close} unread={read} />;
  const { score, markers, opened_at: openedAt, scored_at: scoredAt } = answer.case;
  return (
    <CaseDrawer
      title={title}
      badge={openedAt !== null && <StatusBadge tone="warning">{t`Waiting`}</StatusBadge>}
      onClose={close}
      actions={may('care.contact') && <LogContact uid={uid} />}
    >
      <Section title={t`Score`}>
        <Facts
          facts={[
            { label: t`Player`, value: <PlayerLink uid={uid} /> },
            { label: t`Score of 100`, value: score },
            { label: t`Scored`, value: <Moment at={scoredAt} /> },
            { label: t`Waits since`, value: openedAt && <Moment at={openedAt} /> },
          ]}
        />
      </Section>
      <Section title={t`Reasons`}>
        <PlainTable
          title={t`Reasons`}
          rows={markers}
          idOf={({ marker }) => marker}
          emptyText={t`No sign of harm`}
          columns={[
            {
              id: 'marker',
              title: t`Sign`,
              cell: ({ marker }) => say(harmMarkers[marker], language),
            },
            { id: 'seen', title: t`Seen`, align: 'end', cell: ({ seen }) => seen },
            { id: 'points', title: t`Points`, align: 'end', cell: ({ points }) => points },
          ]}
        />
      </Section>
      <Section title={t`Words with the player`}>
        <Contacts contacts={answer.contacts} />
      </Section>
    </CaseDrawer>
  );
}
