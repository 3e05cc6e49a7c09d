import { useLingui } from '@lingui/react/macro';
import { maskPhone } from '@perya/contract/rules/phone';
import { Card } from '@perya/ui/card';
import { useState } from 'react';
import { ListRow } from '../../../lib/page/list-row.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { FormPage } from '../form-page.tsx';
import { WithdrawalsWait } from '../withdrawals-wait.tsx';
import { NewPhoneCode } from './new-phone-code.tsx';
import { NewPhoneForm } from './new-phone-form.tsx';
import { useNewPhone } from './use-new-phone.ts';

/** The number that the account is known by, and the way to another. [A-314 A-315 A-452] */
export function PhonePage() {
  const { t } = useLingui();
  const phone = useSession((session) => session.profile?.phone ?? '');
  const waitUntil = useSession((session) => session.profile?.withdrawals_wait_until ?? 0);
  const [typed, setTyped] = useState('');
  const newPhone = useNewPhone();
  return (
    <FormPage title={t`Phone number`}>
      <WithdrawalsWait until={waitUntil} />
      <Card flush>
        <ul>
          <ListRow label={t`Current number`}>
            <span className="amount-figures">{phone === '' ? t`Not set` : maskPhone(phone)}</span>
          </ListRow>
        </ul>
      </Card>
      {newPhone.sent === null ? (
        <NewPhoneForm typed={typed} onType={setTyped} newPhone={newPhone} />
      ) : (
        <NewPhoneCode sent={newPhone.sent} newPhone={newPhone} />
      )}
    </FormPage>
  );
}
