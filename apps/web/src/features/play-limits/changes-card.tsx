import { useLingui } from '@lingui/react/macro';
import type { LimitChange } from '@perya/contract/limits/calls/limits';
import { pesoText } from '../../lib/text/peso-text.ts';
import { useMoment } from '../../lib/text/use-moment.ts';
import { LimitsSection } from './limits-section.tsx';
import { useLimitNames } from './use-limit-names.ts';

/** What was changed and when, the newest first. */
export function ChangesCard({ changes }: { readonly changes: readonly LimitChange[] }) {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const tell = useChangeText();
  const byHouse = (at: string) => t`${at}, set by us`;
  if (changes.length === 0) return null;
  return (
    <LimitsSection title={t`Changes`}>
      <ul className="-my-2">
        {changes.map((change, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two changes may share their second; the list is replaced as a whole.
            key={`${change.at}-${index}`}
            className="border-line border-b py-2.5 last:border-b-0"
          >
            <p className="text-[0.9375rem]">{tell(change)}</p>
            <p className="text-[0.8125rem] text-ink-muted">
              {change.by === 'house' ? byHouse(moment(change.at)) : moment(change.at)}
            </p>
          </li>
        ))}
      </ul>
    </LimitsSection>
  );
}

function useChangeText(): (change: LimitChange) => string {
  const { t } = useLingui();
  const moment = useMoment('minute');
  const names = useLimitNames();
  const amountText = ({ kind, after, minutes }: LimitChange) => {
    if (kind === 'session_minutes' && minutes !== null) return t`${minutes} minutes`;
    return after === null ? t`no limit` : pesoText(after);
  };
  const exclusionText = ({ action, ends_at }: LimitChange) => {
    if (action === 'lifted') return t`You can play again: your break has ended`;
    const end = ends_at === null ? t`forever` : moment(ends_at);
    return t`On a break from play until: ${end}`;
  };
  return (change) => {
    const { kind, action, applies_at } = change;
    if (kind === 'exclusion') return exclusionText(change);
    if (kind === 'dormancy') {
      return action === 'lifted'
        ? t`Your account is active again`
        : t`Your account was inactive for a long time. Log in with a code to use it again`;
    }
    const name = names[kind];
    const amount = amountText(change);
    if (action === 'cancelled') return t`${name}: the change was canceled`;
    if (action === 'lifted') return t`${name}: yours to change again`;
    if (action === 'set') return t`${name}: ${amount}`;
    const at = moment(applies_at);
    return t`${name}: ${amount} from ${at}`;
  };
}
