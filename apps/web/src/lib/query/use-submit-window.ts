import { useEffect, useRef, useState } from 'react';
import { createThrottle } from './throttle-submit.ts';

/** One submit per throttle window. While it lasts the form can show that it waits, so that no tap is lost silently. */
export function useSubmitWindow(windowMs: number) {
  const [isResting, setIsResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [mayPass] = useState(() => createThrottle(windowMs));
  useEffect(() => () => clearTimeout(timer.current), []);
  const pass = () => {
    if (!mayPass()) return false;
    if (windowMs > 0) {
      setIsResting(true);
      timer.current = setTimeout(() => setIsResting(false), windowMs);
    }
    return true;
  };
  return { pass, isResting };
}
