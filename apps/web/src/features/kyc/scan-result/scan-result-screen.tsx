import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { Spinner } from '@perya/ui/states/spinner';
import { useEffect } from 'react';
import { reloadKyc } from '../../../lib/kyc/load-kyc.ts';
import { scenes } from '../art/scenes.tsx';
import type { ScanInHand } from '../stage/scan-in-hand.ts';
import { StageFrame } from '../stage-frame.tsx';
import type { StageProps } from '../stage-props.ts';
import type { ScanOutcome } from './scan-outcome.ts';
import { useAdvance, useScanResult } from './use-scan-result.ts';

const pictures = { progress: scenes.scan, success: scenes.verified, failed: scenes.rejected };

interface ResultProps {
  readonly result: ReturnType<typeof useScanResult>;
  readonly isSlow: boolean;
}

function Result({ result, isSlow }: ResultProps) {
  const { t } = useLingui();
  const { secondsLeft, outcome, isAlreadyVerified } = result;
  return (
    <div role="status" className="flex flex-col items-center gap-3 text-center text-ink-muted">
      {outcome === 'progress' && !isSlow && (
        <p className="amount-figures flex items-center gap-2">
          <Spinner />
          <Plural
            value={secondsLeft}
            one="The result comes in # second"
            other="The result comes in # seconds"
          />
        </p>
      )}
      {isSlow && (
        <p className="flex items-center gap-2">
          <Spinner /> {t`This takes longer than usual. Please wait, or scan again.`}
        </p>
      )}
      {outcome === 'success' && <p>{t`Your ID was read. The selfie comes next.`}</p>}
      {outcome === 'failed' && <p>{t`OCR verification failed, please try again`}</p>}
      {outcome === 'failed' && isAlreadyVerified && (
        <p className="font-semibold text-negative">
          {t`Your certificate has been authenticated and cannot be authenticated again.`}
        </p>
      )}
    </div>
  );
}

/** How the scan ended, after a wait of ten seconds. [A-141 A-142 A-144 A-145 A-146 A-147] */
export function ScanResultScreen({
  scan,
  onNext,
  onBack,
  takesFocus,
}: StageProps & { readonly scan: ScanInHand }) {
  const { t } = useLingui();
  const result = useScanResult(scan);
  const { secondsLeft, outcome } = result;
  const isDone = outcome === 'success';
  useAdvance(isDone, onNext);
  useEffect(() => {
    // The form begins with what was read.
    if (isDone) void reloadKyc().catch(() => {});
  }, [isDone]);
  const titles: Record<ScanOutcome, string> = {
    progress: t`ID Verification in progress`,
    success: t`ID Verification Success`,
    failed: t`ID Verification Failed`,
  };
  const isSlow = outcome === 'progress' && secondsLeft === 0;
  return (
    <StageFrame
      title={titles[outcome]}
      picture={pictures[outcome]}
      step={3}
      takesFocus={takesFocus}
      actions={
        <>
          {outcome === 'failed' && <Button size="large" onClick={onBack}>{t`Retry`}</Button>}
          {isSlow && (
            <Button kind="secondary" size="large" onClick={onBack}>{t`Scan again`}</Button>
          )}
        </>
      }
    >
      <Result result={result} isSlow={isSlow} />
    </StageFrame>
  );
}
