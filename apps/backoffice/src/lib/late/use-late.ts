import { useLingui } from '@lingui/react/macro';
import { toast } from '@perya/ui/toast';
import { useState } from 'react';

/** Code that a page is drawn without, and that somebody may ask for. */
export function useLate<Part>(load: () => Promise<Part>) {
  const { t } = useLingui();
  const [part, setPart] = useState<Part | null>(null);
  const fetchPart = () => load().then((fetched) => setPart(() => fetched));
  return {
    part,
    /** Somebody is about to ask for it. */
    prepare: () => {
      if (part === null) void fetchPart().catch(() => {});
    },
    /** Somebody has asked for it; false where it could not be fetched, which was said. */
    ask: async (): Promise<boolean> => {
      try {
        if (part === null) await fetchPart();
        return true;
      } catch {
        toast.error(t`No connection. Try again.`);
        return false;
      }
    },
  };
}
