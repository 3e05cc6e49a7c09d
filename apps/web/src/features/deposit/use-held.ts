import { useEffect, useRef, useState } from 'react';
import { holdMs } from './rules/deposit-form.ts';

/** The button is kept until the answer, or for three seconds if that takes longer. [M-202 M-203] */
export function useHeld(isUnderWay: boolean) {
  const [isRecent, setIsRecent] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = () => {
    clearTimeout(timer.current);
    setIsRecent(true);
    timer.current = setTimeout(() => setIsRecent(false), holdMs);
  };
  return { isHeld: isUnderWay && isRecent, hold };
}
