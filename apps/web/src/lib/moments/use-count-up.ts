import { centavos, parsePesos, toPesos } from '@perya/money';
import { useEffect, useState } from 'react';
import { countedUp } from './counted-up.ts';
import { isCalm } from './feel.ts';

/** An amount that counts up to what it is, at once where movement is unwelcome; until it is there it is for the eyes alone. */
export function useCountUp(amount: string): { readonly shown: string; readonly isThere: boolean } {
  const [share, setShare] = useState(() => (isCalm() ? 1 : 0));
  useEffect(() => {
    if (isCalm()) return;
    const began = performance.now();
    let turn = requestAnimationFrame(function look(now) {
      const reached = countedUp(now - began);
      setShare(reached);
      if (reached < 1) turn = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(turn);
  }, []);
  if (share === 1) return { shown: amount, isThere: true };
  const whole = Number(parsePesos(amount) ?? 0n);
  return { shown: toPesos(centavos(BigInt(Math.round(whole * share)))), isThere: false };
}
