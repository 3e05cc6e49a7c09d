import { useLingui } from '@lingui/react/macro';
import {
  type DeadLetter,
  listDeadLetters,
  resendDeadLetters,
} from '@perya/contract/house/staff-calls/dead-letters';
import { useState } from 'react';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import { Age } from '../../lib/show/moment.tsx';
import { PlayerLink } from '../../lib/show/player-link.tsx';
import { HouseList } from './house-list.tsx';

function ResendDialog({ letter, onClose }: { letter: DeadLetter; onClose: () => void }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<string | null>(null);
  const { submit, isBusy, problem } = useSubmit(resendDeadLetters, {
    problemIn: 'form',
    onDone: ({ resent }) => {
      setOutcome(
        resent === 1
          ? t`It is on its way again, with all its attempts.`
          : t`A colleague was quicker: it was sent again already.`,
      );
    },
  });
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`Send message ${letter.id} again`}
      consequence={t`The message is sent to the player again by ${letter.channel}, as it was written, from the first attempt on.`}
      reasons={[
        { value: 'carrier', label: t`The carrier is back` },
        { value: 'contact', label: t`The player's contact was corrected` },
        { value: 'other', label: t`Another reason` },
      ]}
      decideLabel={t`Send again`}
      onDecide={(reason) => void submit({ ids: [letter.id], reason })}
      busy={isBusy}
      problem={problem}
      outcome={outcome}
    />
  );
}

/** Messages that were given up, with why; one by one they are sent again. */
export function DeadLettersPage() {
  const { t } = useLingui();
  const may = useMay();
  return (
    <HouseList
      name="letters"
      exportName="letters"
      title={t`Failed messages`}
      call={listDeadLetters}
      filters={{}}
      search={{}}
      idOf={({ id }) => id}
      emptyText={t`Every message has arrived. None failed.`}
      noneText={t`Every message has arrived. None failed.`}
      columns={[
        { id: 'id', title: t`Message`, width: '6rem', cell: ({ id }) => id },
        { id: 'channel', title: t`Channel`, width: '8rem', cell: ({ channel }) => channel },
        {
          id: 'player',
          title: t`Player`,
          width: '9rem',
          cell: ({ uid }) => (uid === null ? '–' : <PlayerLink uid={uid} />),
        },
        {
          id: 'died',
          title: t`Given up`,
          width: '8rem',
          cell: ({ died_at }) => <Age at={died_at} />,
        },
        {
          id: 'attempts',
          title: t`Attempts`,
          width: '6rem',
          align: 'end',
          cell: ({ attempts }) => attempts,
        },
        { id: 'why', title: t`Why`, cell: ({ why }) => why },
      ]}
      action={
        may('letters.resend') && {
          label: t`Send again`,
          width: '8rem',
          nameOf: ({ id }) => id,
          dialog: (letter, onClose) => <ResendDialog letter={letter} onClose={onClose} />,
        }
      }
    />
  );
}
