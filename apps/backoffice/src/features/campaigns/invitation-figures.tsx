import { useLingui } from '@lingui/react/macro';
import { readInvitations } from '@perya/contract/campaigns/staff-calls/campaigns';
import { useCall } from '../../lib/query/use-call.ts';
import { Section } from '../../lib/show/facts.tsx';
import { FigureCards } from '../../lib/show/figure-cards.tsx';
import { Money } from '../../lib/show/money.tsx';

/** What came of the invitations of players, over all time. */
export function InvitationFigures() {
  const { t, i18n } = useLingui();
  const { answer } = useCall(readInvitations, {});
  if (answer === null) return null;
  const figures = [
    { id: 'referrers', label: t`Players who invited`, value: i18n.number(answer.referrers) },
    { id: 'friends', label: t`Friends who came`, value: i18n.number(answer.friends) },
    {
      id: 'ways',
      label: t`By link · by QR code`,
      value: `${i18n.number(answer.by_link)} · ${i18n.number(answer.by_qr)}`,
    },
    { id: 'depositors', label: t`Depositors`, value: i18n.number(answer.depositors) },
    { id: 'deposited', label: t`Deposited`, value: <Money amount={answer.deposited} /> },
    {
      id: 'rewarded',
      label: t`Friends who brought a bonus`,
      value: i18n.number(answer.rewarded),
    },
    { id: 'cost', label: t`Cost of the bonuses`, value: <Money amount={answer.cost} /> },
  ];
  return (
    <div className="shrink-0 px-4 pt-3 pb-2">
      <Section title={t`Invitations of players`}>
        <FigureCards figures={figures} isStrip />
      </Section>
    </div>
  );
}
