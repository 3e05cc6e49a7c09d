import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { endStaffSessions, listOpenSessions } from '@perya/contract/staff/calls/accounts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import { CallPage } from '../../lib/show/call-page.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { useDeviceName } from '../../lib/show/use-device-name.ts';
import { useReasons } from './use-reasons.ts';
import { useRoleTitles } from './use-role-titles.ts';

type Session = AnswerOf<typeof listOpenSessions>['rows'][number];

const lookEveryMs = 15_000;

function EndDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const { t } = useLingui();
  const { submit, isBusy, problem } = useSubmit(endStaffSessions, {
    problemIn: 'form',
    onDone: onClose,
  });
  const { name, id, staff_id } = session;
  return (
    <DecisionDialog
      open
      onClose={onClose}
      title={t`End this session`}
      consequence={t`${name} is out at the next call and can log in again.`}
      reasons={useReasons('sessions')}
      decideLabel={t`End`}
      isDangerous
      busy={isBusy}
      problem={problem}
      onDecide={(reason) => void submit({ id: staff_id, session: id, reason })}
    />
  );
}

function Where({ session }: { readonly session: Session }) {
  const { t } = useLingui();
  return (
    <>
      {session.address || '–'}{' '}
      {session.is_new_address && <StatusBadge tone="warning">{t`New address`}</StatusBadge>}
    </>
  );
}

/** Everybody who is in at present: who, as what, from where and since when. */
export function SessionsPage() {
  const { t } = useLingui();
  const may = useMay();
  const { titleOf } = useRoleTitles();
  const deviceOf = useDeviceName();
  const [ended, setEnded] = useState<Session | null>(null);
  const read = useCall(listOpenSessions, {}, { pollMs: lookEveryMs });
  return (
    <>
      <CallPage
        title={t`Who is in`}
        about={t`Sessions that are open now. An address that is new for a person is marked.`}
        read={read}
        failedTitle={t`The sessions could not be loaded`}
      >
        {({ rows }) => (
          <PlainTable
            title={t`Open sessions`}
            rows={rows}
            idOf={({ id }) => id}
            columns={[
              {
                id: 'who',
                title: t`Name`,
                cell: (row) => (
                  <Link to="/settings/staff/$id" params={{ id: row.staff_id }}>
                    {row.name}
                  </Link>
                ),
              },
              { id: 'role', title: t`Role`, cell: ({ role }) => titleOf(role) },
              { id: 'device', title: t`Device`, cell: ({ device }) => deviceOf(device) },
              { id: 'where', title: t`Address`, cell: (row) => <Where session={row} /> },
              { id: 'since', title: t`Since`, cell: (row) => <Age at={row.created_at} /> },
              { id: 'seen', title: t`Last seen`, cell: (row) => <Age at={row.last_seen_at} /> },
              {
                id: 'end',
                title: t`Action`,
                cell: (row) =>
                  row.is_current ? (
                    <StatusBadge>{t`This one`}</StatusBadge>
                  ) : (
                    may('staff.manage') && (
                      <Button kind="quiet" className="h-7" onClick={() => setEnded(row)}>
                        {t`End`}
                        <span className="sr-only"> {row.name}</span>
                      </Button>
                    )
                  ),
              },
            ]}
          />
        )}
      </CallPage>
      {ended && <EndDialog session={ended} onClose={() => setEnded(null)} />}
    </>
  );
}
