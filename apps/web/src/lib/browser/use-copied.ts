import { timings } from '@perya/contract/constants';
import { useEffect, useState } from 'react';

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

/** The clipboard API is missing on plain http; the old command then does the same. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
function copyBySelection(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.className = 'sr-only';
  document.body.append(field);
  field.select();
  const hasCopied = document.execCommand('copy');
  field.remove();
  return hasCopied;
}
