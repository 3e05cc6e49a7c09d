import { useEffect, useRef, useState } from 'react';
import { throttleSubmit } from '../../lib/http/throttle-submit.ts';

/** One submit per window; while it is closed the button shows that it waits, so no tap is lost unseen. */
export function useSubmitWindow(windowMs: number) {
  const [isClosed, setIsClosed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [pass] = useState(() =>
    throttleSubmit(windowMs, (act: () => void) => {
      setIsClosed(true);
      timer.current = setTimeout(() => setIsClosed(false), windowMs);
      act();
    }),
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return { pass, isClosed };
}
