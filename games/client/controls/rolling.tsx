import { centavos, formatPesos } from '@perya/money';
import { useEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../motion.ts';
import { formatAmount } from '../text.ts';

const rollMs = 700;

interface RollingProps {
  amount: bigint;
  /** Where it starts; 0 unless said otherwise. */
  from?: bigint;
  /** A balance always shows its centavos, so that it does not jump in width. */
  hasCentavos?: boolean;
  durationMs?: number | undefined;
}

/** While it rolls between whole pesos it shows whole pesos. */
function between(origin: bigint, amount: bigint, progress: number): bigint {
  const eased = BigInt(Math.round((1 - (1 - progress) ** 3) * 1000));
  const shown = origin + ((amount - origin) * eased) / 1000n;
  const isWhole = origin % 100n === 0n && amount % 100n === 0n;
  return isWhole ? shown - (shown % 100n) : shown;
}

/** An amount that rolls to its new value. */
export function Rolling({
  amount,
  from = 0n,
  hasCentavos = false,
  durationMs = rollMs,
}: RollingProps) {
  const [shown, setShown] = useState<bigint>(isMotionReduced() ? amount : from);
  const start = useRef(from);
  useEffect(() => {
    const origin = start.current;
    start.current = amount;
    if (isMotionReduced() || origin === amount) {
      setShown(amount);
      return;
    }
    let frame = 0;
    const startedAtMs = performance.now();
    const roll = (nowMs: number) => {
      const progress = Math.min(1, Math.max(0, (nowMs - startedAtMs) / durationMs));
      setShown(between(origin, amount, progress));
      if (progress < 1) frame = requestAnimationFrame(roll);
    };
    frame = requestAnimationFrame(roll);
    return () => cancelAnimationFrame(frame);
  }, [amount, durationMs]);
  return (
    <span className="kit-figures">
      {hasCentavos ? formatPesos(centavos(shown)) : formatAmount(shown)}
    </span>
  );
}
