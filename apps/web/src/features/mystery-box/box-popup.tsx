import { useLingui } from '@lingui/react/macro';
import type { CurrentBox } from '@perya/contract/promotions/calls/boxes';
import { boxFilm, boxPromotionId, boxTimes } from '@perya/contract/rules/promotions/boxes';
import { centavos, parsePesos, toPesos } from '@perya/money';
import { Button } from '@perya/ui/button';
import { ProgressBar } from '@perya/ui/states/progress-bar';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openCashier } from '../../lib/cashier/open-cashier.ts';
import { useSecondsLeft } from '../../lib/fields/use-seconds-left.ts';
import { useMayFetchAsPlayer } from '../../lib/session/session.ts';
import { pesoText } from '../../lib/text/peso-text.ts';
import { timeLeftText } from '../../lib/text/time-left.ts';
import { BoxReason } from './box-reason.tsx';
import { canOpen } from './box-rules.ts';
import { BoxFilm } from './film/box-film.tsx';
import { PlayTimes } from './play-times.tsx';
import { refetchBoxesSoon, useAtEnd, useCurrentBox } from './use-boxes.ts';
import { type Opened, useClaim } from './use-claim.ts';
import { WonText } from './won-text.tsx';

/** The whole box: what earns it, its opening, and what was in it. [M-219 M-220] */
export function BoxPopup({ close }: { readonly close: () => void }) {
  const { t } = useLingui();
  const { box, endsAtMs } = useCurrentBox();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { claim, isBusy } = useClaim(opened?.pid ?? box?.pid ?? boxPromotionId, {
    onOpened: (more) => setOpened((before) => addOpened(before, more)),
    onRefused: close,
  });
  const secondsLeft = useSecondsLeft(endsAtMs);
  useClaimRest(opened, claim);
  useCloseOnLogout(close);
  useAtEnd(secondsLeft, () => {
    if (!canOpen(box) || opened !== null || isBusy) return;
    refetchBoxesSoon();
    close();
  });
  if (opened !== null) {
    return (
      <div className="flex flex-col items-center gap-4 text-center">
        <BoxFilm part="opened" frameMs={boxFilm.popupFrameMs} className="size-60" />
        <div role="status">
          <WonText
            key={opened.amount}
            whole={opened.amount}
            className="font-display font-extrabold text-3xl"
          />
          <p className="text-ink-muted">{t`It is in your wallet.`}</p>
        </div>
        <Button className="w-full" onClick={close}>{t`Close`}</Button>
      </div>
    );
  }
  const left = timeLeftText(secondsLeft);
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <BoxFilm
        part={isBusy ? 'claiming' : 'waiting'}
        frameMs={boxFilm.popupFrameMs}
        className="size-60"
      />
      {box !== null && canOpen(box) ? (
        <>
          <p role="timer" className="amount-figures text-ink-muted">{t`Ends in ${left}`}</p>
          <p className="text-[0.9375rem] text-ink-muted">
            <PlayTimes times={box.wagering_times} />
          </p>
          <Button className="w-full" busy={isBusy} onClick={() => void claim()}>
            {t`Open the box`}
          </Button>
        </>
      ) : (
        box !== null && <BoxToEarn box={box} close={close} />
      )}
      <Link to="/blind-box" onClick={close} className="font-semibold text-link underline">
        {t`Boxes of the month`}
      </Link>
    </div>
  );
}

/** What today's deposits still lack or, where no box comes of them, why. */
function BoxToEarn({ box, close }: { readonly box: CurrentBox; readonly close: () => void }) {
  const { t } = useLingui();
  if (box.reason !== null) return <BoxReason reason={box.reason} />;
  const progress = Number(box.progress);
  const goal = Number(box.goal);
  return (
    <>
      <div className="w-full text-left">
        <ProgressBar
          label={t`Deposits today`}
          value={progress}
          max={goal}
          valueText={`${pesoText(box.progress)} / ${pesoText(box.goal)}`}
        />
      </div>
      {progress < goal ? (
        <Button
          className="w-full"
          onClick={() => {
            close();
            openCashier('deposit');
          }}
        >
          {t`Deposit`}
        </Button>
      ) : (
        <p role="status" className="text-ink-muted">{t`Your box is on its way.`}</p>
      )}
    </>
  );
}

/** What was in the box, and before it what was in those opened a moment ago. */
function addOpened(before: Opened | null, more: Opened): Opened {
  const sum = (parsePesos(before?.amount ?? '0') ?? 0n) + (parsePesos(more.amount) ?? 0n);
  return { ...more, amount: toPesos(centavos(sum)) };
}

/** Three seconds after what was in it is shown, what is left is claimed; the boxes are asked for a second after the popup was closed. [M-222 M-223 M-224] */
function useClaimRest(opened: Opened | null, claim: () => Promise<unknown>): void {
  const claimRest = useEffectEvent(() => void claim());
  const isOpened = opened !== null;
  useEffect(() => {
    if (opened === null || opened.left === 0) return;
    const timer = setTimeout(claimRest, boxTimes.claimAllMs);
    return () => clearTimeout(timer);
  }, [opened]);
  useEffect(() => (isOpened ? refetchBoxesSoon : undefined), [isOpened]);
}

/** [M-225] */
function useCloseOnLogout(close: () => void): void {
  const isPlayer = useMayFetchAsPlayer();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isPlayer) latest.current();
  }, [isPlayer]);
}
