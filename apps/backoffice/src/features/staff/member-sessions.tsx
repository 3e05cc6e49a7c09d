import { useLingui } from '@lingui/react/macro';
import { endStaffSessions } from '@perya/contract/staff/calls/accounts';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { DecisionDialog } from '../../lib/overlays/decision-dialog.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import { Section } from '../../lib/show/facts.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { useDeviceName } from '../../lib/show/use-device-name.ts';
import type { Member } from './member.ts';
import { useReasons } from './use-reasons.ts';

/** The open sessions of a colleague; one of them, or all, can be ended. */
export function MemberSessions({ member }: { readonly member: Member }) {
  const { t } = useLingui();
  const deviceOf = useDeviceName();
  const may = useMay();
  const reasons = useReasons('sessions');
  // Null: nothing is asked; '' stands for all of them.
  const [ending, setEnding] = useState<string | null>(null);
  const { submit, isBusy, problem } = useSubmit(endStaffSessions, {
    problemIn: 'form',
    onDone: () => setEnding(null),
  });
  const { id, name, open } = member;
  return (
    <Section
      title={t`Open sessions`}
      actions={
        may('staff.manage') &&
        open.length > 1 && <Button onClick={() => setEnding('')}>{t`End all`}</Button>
      }
    >
      {open.length === 0 && <p className="text-ink-muted">{t`None`}</p>}
      <ul className="flex flex-col">
        {open.map((session) => (
          <li
            key={session.id}
            className="flex min-h-10 items-center gap-3 border-line border-b last:border-0"
          >
            <span className="min-w-0 grow">
              {deviceOf(session.device)} · {session.address}
            </span>
            <Age at={session.last_seen_at} />
            {may('staff.manage') && (
              <Button kind="quiet" onClick={() => setEnding(session.id)}>{t`End`}</Button>
            )}
          </li>
        ))}
      </ul>
      {ending !== null && (
        <DecisionDialog
          open
          onClose={() => setEnding(null)}
          title={ending === '' ? t`End all sessions` : t`End this session`}
          consequence={t`${name} is out at the next call and can log in again.`}
          reasons={reasons}
          decideLabel={t`End`}
          isDangerous
          busy={isBusy}
          problem={problem}
          onDecide={(reason) =>
            void submit({ id, reason, ...(ending === '' ? {} : { session: ending }) })
          }
        />
      )}
    </Section>
  );
}
