import { timings } from '@perya/contract/constants';
import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

/** Copies, and says so for two seconds. [M-039 M-451] */
export function useCopied(): { hasCopied: boolean; copy: (text: string) => void } {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);
  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), timings.copyTooltipMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = (text: string) => {
    void copyText(text).then((isDone) => isDone && setCopiedAt(performance.now()));
  };
  return { hasCopied: copiedAt !== null, copy };
}
