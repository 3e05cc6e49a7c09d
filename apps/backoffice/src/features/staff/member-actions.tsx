import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { useMay, useSession } from '../../lib/session/session.ts';
import { InviteAgainDialog } from './invite-again-dialog.tsx';
import type { Member } from './member.ts';
import { PhoneDialog } from './phone-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

/** What can be done with the account of a colleague; nobody does it to their own. */
export function MemberActions({ member }: { readonly member: Member }) {
  const { t } = useLingui();
  const may = useMay();
  const ownId = useSession(({ me }) => me?.staffId);
  const [open, setOpen] = useState<'role' | 'invite' | 'phone' | 'switch' | null>(null);
  if (!may('staff.manage') || member.id === ownId) return null;
  const close = () => setOpen(null);
  const isOff = member.state === 'off';
  return (
    <>
      {!isOff && may('staff.widen') && (
        <Button onClick={() => setOpen('invite')}>{t`New invitation`}</Button>
      )}
      <Button onClick={() => setOpen('phone')}>{t`Phone`}</Button>
      <Button onClick={() => setOpen('role')}>{t`Change the role`}</Button>
      <Button kind={isOff ? 'primary' : 'danger'} onClick={() => setOpen('switch')}>
        {isOff ? t`Switch on` : t`Switch off`}
      </Button>
      {open === 'role' && <RoleDialog member={member} onClose={close} />}
      {open === 'phone' && <PhoneDialog member={member} onClose={close} />}
      {open === 'invite' && <InviteAgainDialog member={member} onClose={close} />}
      {open === 'switch' && <SwitchDialog member={member} onClose={close} />}
    </>
  );
}
