import { useLingui } from '@lingui/react/macro';
import type { StaffRoundPage } from '@perya/contract/games/staff-calls/rounds';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';

type Part = StaffRoundPage['held_parts'][number];

/** Wins beyond a ceiling: why they were held, and what was decided. */
export function HeldParts({ parts }: { readonly parts: readonly Part[] }) {
  const { t } = useLingui();
  if (parts.length === 0) return null;
  const reasons = {
    game: t`Beyond what the game can pay`,
    day: t`Beyond the venue’s day`,
    promo: t`Beyond the venue’s promotions`,
    debt: t`To be taken back, more than the player has`,
  };
  const decisions = { released: t`Paid`, refused: t`Refused` };
  return (
    <Section title={t`Held back`}>
      {parts.map((part) => (
        <Facts
          key={part.id}
          facts={[
            { label: t`Amount`, value: <Money amount={part.amount} /> },
            { label: t`Why`, value: reasons[part.reason] },
            { label: t`Ceiling`, value: <Money amount={part.ceiling} /> },
            { label: t`Held since`, value: <Moment at={part.held_at} /> },
            {
              label: t`Decision`,
              value: part.decision === null ? t`Waits for a decision` : decisions[part.decision],
            },
            {
              label: t`Decided`,
              value: part.decided_at === null ? null : <Moment at={part.decided_at} />,
            },
          ]}
        />
      ))}
    </Section>
  );
}
