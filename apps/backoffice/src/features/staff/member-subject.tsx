import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { getStaffMember } from '@perya/contract/staff/calls/accounts';
import { StandingSection } from '../../lib/asking/standing-section.tsx';
import { type Fact, Facts } from '../../lib/show/facts.tsx';
import { Moment } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { stateTitles, stateTones } from './staff-words.ts';
import { useRoleTitles } from './use-role-titles.ts';

interface MemberFactsProps {
  readonly member: AnswerOf<typeof getStaffMember>;
  /** What is known of them besides. */
  readonly first?: readonly Fact[];
}

/** Who a colleague is, and how long their account lasts. */
export function MemberFacts({ member, first = [] }: MemberFactsProps) {
  const { t } = useLingui();
  const { titleOf } = useRoleTitles();
  const { email, role, created_at, last_seen_at, invited_until, ends_at, networks } = member;
  return (
    <Facts
      facts={[
        ...first,
        { label: t`Email`, value: email },
        { label: t`Role`, value: titleOf(role) },
        { label: t`Made`, value: <Moment at={created_at} /> },
        { label: t`Last seen`, value: last_seen_at && <Moment at={last_seen_at} /> },
        { label: t`Invited until`, value: invited_until && <Moment at={invited_until} /> },
        ...(ends_at === null
          ? []
          : [
              { label: t`Ends by itself`, value: <Moment at={ends_at} /> },
              { label: t`Allowed networks`, value: networks?.join(', ') ?? null },
            ]),
      ]}
    />
  );
}

/** The colleague whose role or account a request changes. */
export function MemberSubject({ id }: { readonly id: string }) {
  const { t } = useLingui();
  return (
    <StandingSection call={getStaffMember} input={{ id }}>
      {(member) => (
        <MemberFacts
          member={member}
          first={[
            { label: t`Colleague`, value: member.name },
            {
              label: t`State`,
              value: (
                <StatusBadge tone={stateTones[member.state]}>
                  {t(stateTitles[member.state])}
                </StatusBadge>
              ),
            },
          ]}
        />
      )}
    </StandingSection>
  );
}
