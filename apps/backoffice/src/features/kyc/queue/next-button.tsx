import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../lib/fields/button.tsx';
import { KeyHint } from '../../../lib/keys/key-hint.tsx';
import { usePageKeys } from '../../../lib/keys/use-page-keys.ts';
import { useNextReview } from './use-next-review.ts';

/** Takes the oldest free submission; `n` does too, over the list as in a case. */
export function NextButton() {
  const { t } = useLingui();
  const { next, isBusy } = useNextReview();
  usePageKeys({ n: next });
  return (
    <Button kind="primary" busy={isBusy} onClick={next} aria-keyshortcuts="n">
      {t`Take the next`}
      <KeyHint>n</KeyHint>
    </Button>
  );
}
