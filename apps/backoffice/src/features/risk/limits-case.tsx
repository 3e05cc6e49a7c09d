import { useLingui } from '@lingui/react/macro';
import type { LimitChange } from '@perya/contract/limits/calls/limits';
import { readPlayerLimits } from '@perya/contract/limits/staff-calls/limits';
import { limitKinds } from '@perya/contract/rules/play-limits';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { WaitingRequests } from '../../lib/asking/waiting-requests.tsx';
import { CaseDrawer } from '../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { Facts, Section } from '../../lib/show/facts.tsx';
import { formatMoney } from '../../lib/show/format-money.ts';
import { Moment, useManilaTime } from '../../lib/show/moment.tsx';
import { Money } from '../../lib/show/money.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { useLimitNames } from '../../lib/show/use-limit-names.ts';
import { AskReadmission } from './ask-readmission.tsx';
import { AskRestriction } from './ask-restriction.tsx';
import { FormButtons } from './form-buttons.tsx';
import { ExclusionEnd, StandingLimit, StandingMinutes } from './standing-limit.tsx';

function useChangeText(): (change: LimitChange) => string {
  const { t } = useLingui();
  const momentOf = useManilaTime();
  const names = useLimitNames();
  const amountText = ({ kind, after, minutes }: LimitChange) => {
    if (kind === 'session_minutes' && minutes !== null) return t`${minutes} minutes`;
    return after === null ? t`no limit` : formatMoney(after, false);
  };
  const exclusionText = ({ action, ends_at }: LimitChange) => {
    if (action === 'lifted') return t`The exclusion ended before its term`;
    const end = ends_at === null ? t`For ever` : momentOf(ends_at);
    return t`Excluded until: ${end}`;
  };
  return (change) => {
    const { kind, action, applies_at } = change;
    if (kind === 'exclusion') return exclusionText(change);
    if (kind === 'dormancy') {
      return action === 'lifted' ? t`In use again, by a login with a code` : t`Dormant`;
    }
    const name = names[kind];
    const amount = amountText(change);
    if (action === 'cancelled') return t`${name}: the change was canceled`;
    if (action === 'lifted')
      return t`${name}: lifted by the house, ${amount} stays as the player’s own`;
    const at = momentOf(applies_at);
    return action === 'set' ? t`${name}: ${amount}` : t`${name}: ${amount} from ${at}`;
  };
}

function Changes({ changes }: { readonly changes: readonly LimitChange[] }) {
  const { t } = useLingui();
  const tell = useChangeText();
  if (changes.length === 0) return <p className="text-ink-muted">{t`Nothing was ever set`}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {changes.map((change, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two changes may share their second; the list is replaced as a whole.
        <li key={`${change.at}-${place}`}>
          <p>{tell(change)}</p>
          <p className="text-ink-muted">
            <Moment at={change.at} />
            {', '}
            {change.by.startsWith('player:') ? t`by the player` : t`by the house (${change.by})`}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The limits of one player: as they stand, the day against them, and how they came to be. */
export function LimitsCase() {
  const { t } = useLingui();
  const may = useMay();
  const names = useLimitNames();
  const navigate = useNavigate();
  const { uid } = getRouteApi('/risk/limits/$uid').useParams();
  const read = useCall(readPlayerLimits, { uid });
  const { answer } = read;
  const close = () => void navigate({ to: '/risk/limits', search: true });
  const title = t`Player ${uid}`;
  if (answer === null) return <CaseDrawer title={title} onClose={close} unread={read} />;
  const { exclusion, today } = answer;
  return (
    <CaseDrawer
      title={title}
      badge={exclusion && <StatusBadge tone="warning">{t`Excluded`}</StatusBadge>}
      onClose={close}
      actions={
        may('limits.change') && (
          <>
            <AskReadmission uid={uid} limits={answer} />
            <AskRestriction uid={uid} house={answer.house} />
          </>
        )
      }
    >
      <WaitingRequests action="limits.restrict" topic={uid} />
      <WaitingRequests action="limits.readmit" topic={uid} />
      <Section title={t`As it stands`}>
        <Facts
          facts={[
            ...limitKinds.map((kind) => ({
              label: names[kind],
              value: <StandingLimit limit={answer[kind]} house={answer.house[kind]} />,
            })),
            {
              label: names.session_minutes,
              value: (
                <StandingMinutes
                  limit={answer.session_minutes}
                  house={answer.house.session_minutes}
                />
              ),
            },
            {
              label: t`Excluded until`,
              value: exclusion && <ExclusionEnd until={exclusion.until} />,
            },
            {
              label: t`Nothing ends it before`,
              value: exclusion && <ExclusionEnd until={exclusion.firm_until} />,
            },
          ]}
        />
      </Section>
      {may('limits.change') && (
        <Section title={t`Forms as PDF`}>
          <FormButtons uid={uid} isExcluded={exclusion !== null} />
        </Section>
      )}
      <Section title={t`Today in Manila`}>
        <Facts
          facts={[
            { label: t`Staked`, value: <Money amount={today.staked} /> },
            { label: t`Won`, value: <Money amount={today.won} /> },
            { label: t`Net`, value: <Money amount={today.net} signed /> },
            { label: t`Lost this week`, value: <Money amount={answer.lost.week} /> },
            { label: t`Lost this month`, value: <Money amount={answer.lost.month} /> },
          ]}
        />
      </Section>
      <Section title={t`Deposits in Manila`}>
        <Facts
          facts={[
            { label: t`Today`, value: <Money amount={answer.deposited.today} /> },
            { label: t`This week`, value: <Money amount={answer.deposited.week} /> },
            { label: t`This month`, value: <Money amount={answer.deposited.month} /> },
          ]}
        />
      </Section>
      <Section title={t`Changes`}>
        <Changes changes={answer.changes} />
      </Section>
    </CaseDrawer>
  );
}
