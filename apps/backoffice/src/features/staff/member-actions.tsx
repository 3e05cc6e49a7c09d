import { useLingui } from '@lingui/react/macro';
import { isOutsideRole } from '@perya/contract/staff/roles';
import { useState } from 'react';
import { UnlessWaiting } from '../../lib/asking/waiting-requests.tsx';
import { Button } from '../../lib/fields/button.tsx';
import { useMay, useSession } from '../../lib/session/session.ts';
import { InviteAgainDialog } from './invite-again-dialog.tsx';
import type { Member } from './member.ts';
import { PhoneDialog } from './phone-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { SwitchDialog } from './switch-dialog.tsx';
import { TermDialog } from './term-dialog.tsx';

/** What can be done with the account of a colleague; nobody does it to their own. */
export function MemberActions({ member }: { readonly member: Member }) {
  const { t } = useLingui();
  const may = useMay();
  const ownId = useSession(({ me }) => me?.staffId);
  const [open, setOpen] = useState<'role' | 'term' | 'invite' | 'phone' | 'switch' | null>(null);
  if (!may('staff.manage') || member.id === ownId) return null;
  const close = () => setOpen(null);
  const isOff = member.state === 'off';
  const isOutside = isOutsideRole(member.role);
  return (
    <>
      {!isOff && may('staff.widen') && (
        <UnlessWaiting action="staff.invite-again" topic={member.id}>
          <Button onClick={() => setOpen('invite')}>{t`New invitation`}</Button>
        </UnlessWaiting>
      )}
      <Button onClick={() => setOpen('phone')}>{t`Phone`}</Button>
      {isOutside && !isOff && may('staff.widen') && (
        <UnlessWaiting action="staff.term" topic={member.id}>
          <Button onClick={() => setOpen('term')}>{t`Time and networks`}</Button>
        </UnlessWaiting>
      )}
      {!isOutside && <Button onClick={() => setOpen('role')}>{t`Change the role`}</Button>}
      <Button kind={isOff ? 'primary' : 'danger'} onClick={() => setOpen('switch')}>
        {isOff ? t`Switch on` : t`Switch off`}
      </Button>
      {open === 'role' && <RoleDialog member={member} onClose={close} />}
      {open === 'term' && <TermDialog member={member} onClose={close} />}
      {open === 'phone' && <PhoneDialog member={member} onClose={close} />}
      {open === 'invite' && <InviteAgainDialog member={member} onClose={close} />}
      {open === 'switch' && <SwitchDialog member={member} onClose={close} />}
    </>
  );
}
