import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { revealMallOrder } from '@perya/contract/points/staff-calls/mall-orders';
import { eyeIcon } from '@perya/ui/icons/action';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';

type Recipient = AnswerOf<typeof revealMallOrder>;

/** Whom an order is for, and the codes that are to be sent: shown when asked for, which is written down. */
export function RecipientPart({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const may = useMay();
  const [shown, setShown] = useState<Recipient | null>(null);
  const { submit, isBusy, problem } = useSubmit(revealMallOrder, {
    problemIn: 'form',
    onDone: setShown,
  });
  return (
    <Section title={t`Whom it is for`}>
      {shown && (
        <Facts
          facts={[
            { label: t`Name`, value: shown.recipient_name || null },
            { label: t`Phone`, value: shown.phone_number || null },
            { label: t`Email`, value: shown.email || null },
            { label: t`Address`, value: shown.delivery_address || null },
            ...(shown.codes.length > 0
              ? [{ label: t`Codes to send`, value: <code>{shown.codes.join(' · ')}</code> }]
              : []),
          ]}
        />
      )}
      {!shown && may('mall.orders') && (
        <div className="flex flex-col items-start gap-1">
          <Button drawing={eyeIcon} busy={isBusy} onClick={() => void submit({ id })}>
            {t`Show whom it is for`}
          </Button>
          <p className="text-ink-muted">{t`Who saw it, and when, is written down.`}</p>
        </div>
      )}
      {!shown && !may('mall.orders') && (
        <p className="text-ink-muted">{t`Your role does not show it.`}</p>
      )}
      {problem && (
        <p role="alert" className="text-negative">
          {problem}
        </p>
      )}
    </Section>
  );
}
