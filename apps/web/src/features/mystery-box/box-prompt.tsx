import { useLingui } from '@lingui/react/macro';
import { boxFilm } from '@perya/contract/rules/promotions/boxes';
import { Button } from '@perya/ui/button';
import { classNames } from '@perya/ui/class-names';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSecondsLeft } from '../../lib/fields/use-seconds-left.ts';
import { timeLeftText } from '../../lib/text/time-left.ts';
import { BoxFilm } from './film/box-film.tsx';
import { refetchBoxesSoon, useAtEnd } from './use-boxes.ts';
import { useClaim } from './use-claim.ts';
import { WonText } from './won-text.tsx';

interface BoxPromptProps {
  /** Of the promotion whose box waits. */
  readonly pid: number;
  readonly endsAtMs: number;
  /** False once the player has gone on to a page outside of the lobby. */
  readonly isInLobby: boolean;
  readonly onClose: () => void;
  /** The player went on: what was not opened is offered again in the lobby. */
  readonly onLeft: () => void;
}

/** A box waits: open it here, or later by the button. It is gone when its time has run out. [M-216 M-217 M-218] */
export function BoxPrompt({ pid, endsAtMs, isInLobby, onClose, onLeft }: BoxPromptProps) {
  const { t } = useLingui();
  const [amount, setAmount] = useState<string | null>(null);
  const onOpened = (opened: { readonly amount: string }) => {
    setAmount(opened.amount);
    refetchBoxesSoon();
  };
  const { claim, isBusy } = useClaim(pid, { onOpened });
  const secondsLeft = useSecondsLeft(endsAtMs);
  useAtEnd(secondsLeft, () => {
    if (amount !== null || isBusy) return;
    refetchBoxesSoon();
    onClose();
  });
  const leave = useEffectEvent(() => {
    // What is being opened stays until its answer was seen.
    if (!isBusy) onLeft();
  });
  useEffect(() => {
    if (!isInLobby) leave();
  }, [isInLobby]);
  const left = timeLeftText(secondsLeft);
  return (
    <section
      aria-label={t`Mystery box`}
      className="fixed inset-x-4 bottom-[calc(var(--nav-height,3.5rem)+1rem)] z-20 mx-auto flex max-w-100 items-center gap-3 rounded-card border border-line bg-raised p-3 shadow-card md:right-6 md:left-auto md:mx-0 md:w-100"
    >
      <BoxFilm
        part={amount !== null ? 'opened' : isBusy ? 'claiming' : 'waiting'}
        frameMs={boxFilm.promptFrameMs}
        className="size-20 shrink-0"
      />
      {amount === null ? (
        <div
          className={classNames(
            'flex min-w-0 flex-1 flex-col gap-2 transition-opacity duration-300',
            isBusy && 'opacity-40',
          )}
        >
          <div>
            <p className="font-bold">{t`A mystery box waits for you`}</p>
            <p role="timer" className="amount-figures text-[0.875rem] text-ink-muted">
              {t`Ends in ${left}`}
            </p>
          </div>
          <div className="flex gap-2">
            <Button kind="secondary" disabled={isBusy} onClick={onClose}>
              {t`Cancel`}
            </Button>
            <Button disabled={isBusy} onClick={() => void claim()}>
              {t`Open`}
            </Button>
          </div>
        </div>
      ) : (
        <div role="status" className="flex min-w-0 flex-1 flex-col items-start gap-2">
          <WonText whole={amount} className="font-bold font-display text-xl" />
          <Button onClick={onClose}>{t`Close`}</Button>
        </div>
      )}
    </section>
  );
}
