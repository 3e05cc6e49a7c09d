import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { feelReward } from '../../lib/moments/feel.ts';
import { useCountUp } from '../../lib/moments/use-count-up.ts';

interface WonTextProps {
  readonly whole: string;
  readonly className: string;
}

/** Counts up to what was in the box; said aloud once it is there. */
export function WonText({ whole, className }: WonTextProps) {
  const { t } = useLingui();
  const { shown: amount, isThere } = useCountUp(whole);
  useEffect(feelReward, []);
  return (
    <p aria-hidden={!isThere} className={`amount-figures ${className}`}>
      {t`You get ${amount} PHP`}
    </p>
  );
}
