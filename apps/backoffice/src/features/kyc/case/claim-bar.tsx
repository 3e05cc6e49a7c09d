import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../lib/fields/button.tsx';
import { usePageKeys } from '../../../lib/keys/use-page-keys.ts';
import { useMay } from '../../../lib/session/session.ts';
import { useManilaTime } from '../../../lib/show/moment.tsx';
import { KeyHint } from '../key-hint.tsx';
import { clockText } from './claim-state.ts';
import type { Claim } from './use-claim.ts';

/** From here on one is reminded to renew. */
const lateSeconds = 120;

function useWords({ is, claim, state }: Claim): string {
  const { t } = useLingui();
  const momentOf = useManilaTime();
  const until = claim === null ? '' : momentOf(claim.until);
  const name = claim?.name ?? '';
  if (is === 'mine') return t`You have it until ${until}`;
  if (is === 'taken') return t`${name} has it until ${until}`;
  if (is === 'ended') return t`Your claim has ended: take it again before you decide`;
  if (is === 'decided') return t`It was decided`;
  return state === 'escalated'
    ? t`It waits for a senior reviewer, and nobody has it`
    : t`Nobody has it: take it to decide`;
}

/** Who has the submission and until when, with the time that is left; `c` takes or renews it. */
export function ClaimBar({ claim }: { readonly claim: Claim }) {
  const { t } = useLingui();
  const may = useMay();
  const words = useWords(claim);
  const { is, leftSeconds, isBusy } = claim;
  const isSenior = claim.state !== 'escalated' || may('kyc.senior');
  const mayTake = may('kyc.review') && isSenior && is !== 'decided' && is !== 'taken';
  const take = () => {
    if (mayTake) void claim.take();
  };
  usePageKeys({ c: take });
  const isTicking = is === 'mine' || is === 'taken';
  const isLate = is === 'mine' && leftSeconds <= lateSeconds;
  const tone = is === 'mine' && !isLate ? 'mine' : is === 'free' ? 'plain' : 'warning';
  return (
    <div className="claim-bar" data-tone={is === 'decided' ? 'plain' : tone}>
      <p role="status" className="font-semibold">
        {words}
        {isLate && ` ${t`It ends soon: renew it.`}`}
      </p>
      {isTicking && (
        <span role="timer" aria-label={t`Time left`} className="amount-figures">
          {clockText(leftSeconds)}
        </span>
      )}
      <span className="grow" />
      {is === 'mine' && (
        <Button kind="quiet" busy={isBusy} onClick={claim.release}>{t`Give it back`}</Button>
      )}
      {mayTake && (
        <Button
          kind={is === 'mine' ? 'secondary' : 'primary'}
          busy={isBusy}
          onClick={take}
          aria-keyshortcuts="c"
        >
          {is === 'mine' ? t`Renew` : t`Take it`}
          <KeyHint>c</KeyHint>
        </Button>
      )}
    </div>
  );
}
