import { useLingui } from '@lingui/react/macro';
import { type Door, getOpening, type Opening } from '@perya/contract/house/staff-calls/opening';
import { useState } from 'react';
import { UnlessWaiting, WaitingRequests } from '../../lib/asking/waiting-requests.tsx';
import { Button } from '../../lib/fields/button.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { CallPage } from '../../lib/show/call-page.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { LinesTable } from './lines-table.tsx';
import { OpenDialog } from './open-dialog.tsx';

type Dialog = 'open' | 'close' | null;

/** What the house needs before it opens, and the decision to open or close it. */
export function OpeningPage() {
  const { t } = useLingui();
  const read = useCall(getOpening, {});
  const [dialog, setDialog] = useState<Dialog>(null);
  const end = () => setDialog(null);
  return (
    <>
      <CallPage
        title={t`Opening`}
        about={t`Every line is looked at anew. The doors open when none is missing and two people want it; one person closes them.`}
        read={read}
        failedTitle={t`The list could not be loaded`}
      >
        {(opening) => (
          <>
            <DoorCard opening={opening} onDecide={setDialog} />
            <WaitingRequests action="doors.open">
              <WaitingRequests action="doors.attest">
                <LinesTable opening={opening} />
              </WaitingRequests>
            </WaitingRequests>
          </>
        )}
      </CallPage>
      {dialog === 'open' && read.answer && (
        <OpenDialog turn={read.answer.door.turn} onClose={end} />
      )}
      {dialog === 'close' && read.answer && (
        <CloseDialog turn={read.answer.door.turn} onClose={end} onRefused={read.reload} />
      )}
    </>
  );
}

interface DoorCardProps {
  readonly opening: Opening;
  readonly onDecide: (dialog: Dialog) => void;
}

function DoorCard({ opening: { door, lines }, onDecide }: DoorCardProps) {
  const { t } = useLingui();
  const may = useMay();
  const missing = lines.filter(({ is_done }) => !is_done).length;
  return (
    <section
      aria-label={t`The doors`}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-raised p-4"
    >
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {door.is_open ? (
            <StatusBadge tone="positive">{t`Open to players`}</StatusBadge>
          ) : (
            <StatusBadge tone="negative">{t`Closed to players`}</StatusBadge>
          )}
          {missing === 0 ? t`Nothing is missing` : t`Lines that are missing: ${missing}`}
        </p>
        <Since door={door} />
      </div>
      {door.is_open && may('doors.close') && (
        <Button kind="danger" onClick={() => onDecide('close')}>{t`Close the house …`}</Button>
      )}
      {!door.is_open && may('doors.open') && (
        <UnlessWaiting action="doors.open">
          <Button
            kind="primary"
            disabled={missing > 0}
            onClick={() => onDecide('open')}
          >{t`Ask to open …`}</Button>
        </UnlessWaiting>
      )}
    </section>
  );
}

function Since({ door: { changed_at, changed_by, asked_by, reason } }: { readonly door: Door }) {
  const { t } = useLingui();
  if (changed_at === null) {
    return (
      <p className="text-ink-muted">{t`As the installation began: nobody has decided yet.`}</p>
    );
  }
  return (
    <p className="wrap-anywhere text-ink-muted">
      {asked_by === null ? changed_by : t`Asked by ${asked_by}, approved by ${changed_by}`} ·{' '}
      <Age at={changed_at} /> · {reason}
    </p>
  );
}
