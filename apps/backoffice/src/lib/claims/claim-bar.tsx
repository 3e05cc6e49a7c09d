import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../fields/button.tsx';
import { KeyHint } from '../keys/key-hint.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { useManilaTime } from '../show/moment.tsx';
import { type ClaimState, clockText, type Holder } from './claim-state.ts';
import './claim-bar.css';

/** From here on one is reminded to renew. */
const lateSeconds = 120;

interface ClaimBarProps {
  readonly claim: Holder | null;
  readonly is: ClaimState;
  readonly leftSeconds: number;
  /** False for whoever may look and not decide. */
  readonly mayTake: boolean;
  /** What is said where nobody has it. */
  readonly freeText?: string;
  readonly isBusy: boolean;
  readonly onTake: () => void;
  /** What is offered where a colleague has it. */
  readonly takeOver?: ReactNode;
  /** What is offered where it still waits, whoever has it. */
  readonly assign?: ReactNode;
  /** Missing where nobody gives one back: it ends by itself. */
  readonly onRelease?: () => void;
}

function useWords({ is, claim, freeText }: ClaimBarProps): string {
  const { t } = useLingui();
  const momentOf = useManilaTime();
  const until = claim === null ? '' : momentOf(claim.until);
  const name = claim?.name ?? '';
  if (is === 'mine') return t`You have it until ${until}`;
  if (is === 'taken') return t`${name} has it until ${until}`;
  if (is === 'ended') return t`Your claim has ended: claim it again before you decide`;
  if (is === 'decided') return t`It was decided`;
  return freeText ?? t`Nobody has it: claim it to decide`;
}

/** What else than to take it: to give it to somebody, back, or to take it from a colleague. */
function Offers({ is, mayTake, isBusy, assign, takeOver, onRelease }: ClaimBarProps) {
  const { t } = useLingui();
  return (
    <>
      {mayTake && is !== 'decided' && assign}
      {is === 'mine' && onRelease && (
        <Button kind="quiet" busy={isBusy} onClick={onRelease}>{t`Give it back`}</Button>
      )}
      {mayTake && is === 'taken' && takeOver}
    </>
  );
}

/** Who has a case and until when, with the time that is left; `c` takes or renews it. */
export function ClaimBar(props: ClaimBarProps) {
  const { t } = useLingui();
  const words = useWords(props);
  const { is, leftSeconds, isBusy, onTake } = props;
  const mayTake = props.mayTake && is !== 'decided' && is !== 'taken';
  const take = () => {
    if (mayTake) onTake();
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
      <Offers {...props} />
      {mayTake && (
        <Button
          kind={is === 'mine' ? 'secondary' : 'primary'}
          busy={isBusy}
          onClick={take}
          aria-keyshortcuts="c"
        >
          {is === 'mine' ? t`Renew` : t`Claim`}
          <KeyHint>c</KeyHint>
        </Button>
      )}
    </div>
  );
}
