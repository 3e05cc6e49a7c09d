import { useLingui } from '@lingui/react/macro';
import { Card } from '@perya/ui/card';
import { useState } from 'react';
import { useMoment } from '../../lib/text/use-moment.ts';

/** Says that nothing is paid out for a while after the phone number has changed, and until when. */
export function WithdrawalsWait({ until }: { readonly until: number }) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const [openedAt] = useState(() => Date.now() / 1000);
  if (until <= openedAt) return null;
  const freeAt = moment(until);
  return (
    <Card role="status" className="text-[0.9375rem]">
      {t`Your phone number has changed, so withdrawals wait until ${freeAt}.`}
    </Card>
  );
}
