import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { AnswerOf } from '@perya/contract/call';
import { readMoneyStory } from '@perya/contract/payments/staff-calls/withdrawals';
import { type PaymentStatus, paymentStatusTexts } from '@perya/contract/rules/payment-status';
import { listPlayerNotes } from '@perya/contract/staff/calls/player-notes';
import type { StaffConversation } from '@perya/contract/support/staff-calls/conversations';
import { languageName, say } from '@perya/contract/text';
import { classNames } from '@perya/ui/class-names';
import { Link } from '@tanstack/react-router';
import { KycBadge } from '../../../lib/kyc/kyc-badge.tsx';
import { NoteForm } from '../../../lib/notes/note-form.tsx';
import { NoteText } from '../../../lib/notes/note-text.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { OpenCases, useOpenCases } from './open-cases.tsx';

type Story = AnswerOf<typeof readMoneyStory>;

/** As many as one looks at while one answers; the others are on the player's page. */
const notesShown = 3;

const isStatus = (status: string): status is PaymentStatus =>
  Object.hasOwn(paymentStatusTexts, status);

function Payments({ story }: { readonly story: Story }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const statusText = (status: string) =>
    isStatus(status) ? say(paymentStatusTexts[status], language) : status;
  return (
    <Section title={t`Latest payments`}>
      {story.recent.length === 0 && <p className="text-ink-muted">{t`No payment yet`}</p>}
      <ul className="flex flex-col gap-1">
        {story.recent.map(({ kind, id, amount, status, created_at }) => (
          <li key={`${kind} ${id}`} className="flex flex-wrap justify-between gap-x-2">
            <Link
              to={kind === 'deposit' ? '/payments/deposits/$id' : '/payments/withdrawals/$id'}
              params={{ id }}
            >
              {kind === 'deposit' ? `D${id}` : `W${id}`}
            </Link>
            <span className="flex gap-2 text-ink-muted">
              <Money amount={amount} /> {statusText(status)} <Age at={created_at} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface NotesProps {
  readonly uid: string;
  readonly notes: AnswerOf<typeof listPlayerNotes>['rows'];
}

function Notes({ uid, notes }: NotesProps) {
  const { t } = useLingui();
  const may = useMay();
  return (
    <Section title={t`Notes among colleagues`}>
      {notes.map((note) => (
        <NoteText key={note.id} note={note} />
      ))}
      {may('players.note') && <NoteForm uid={uid} />}
    </Section>
  );
}

/**
 * Who writes, beside what is written: what they read, their money, what else waits about them, what colleagues know. It
 * is seen once all of it has come, so that nothing moves under the pointer.
 */
export function PlayerContext({ found }: { readonly found: StaffConversation }) {
  const { t } = useLingui();
  const may = useMay();
  const { uid, name, brand, language } = found;
  const mayMoney = may('payments.read');
  const mayNotes = may('players.read');
  const money = useCall(readMoneyStory, { uid }, { isWanted: mayMoney });
  const notes = useCall(listPlayerNotes, { uid, limit: notesShown }, { isWanted: mayNotes });
  const cases = useOpenCases(uid);
  const story = money.answer;
  const isKnown =
    cases.isKnown &&
    !(mayMoney && money.state === 'loading') &&
    !(mayNotes && notes.state === 'loading');
  return (
    <section
      aria-label={t`The player`}
      className={classNames('support-context', !isKnown && 'invisible')}
    >
      <Facts
        facts={[
          { label: t`Player`, value: <PlayerLink uid={uid} name={name} /> },
          { label: t`Reads`, value: languageName(language) },
          { label: t`Brand`, value: brand },
          ...(story === null
            ? []
            : [
                { label: t`KYC`, value: <KycBadge status={story.kyc_status} /> },
                { label: t`Balance`, value: <Money amount={story.balance} /> },
                { label: t`Can be withdrawn`, value: <Money amount={story.withdrawable} /> },
              ]),
        ]}
      />
      <OpenCases found={cases.found} />
      {story !== null && <Payments story={story} />}
      {mayNotes && <Notes uid={uid} notes={notes.answer?.rows ?? []} />}
    </section>
  );
}
