import { useLingui } from '@lingui/react/macro';
import { toast } from '@perya/ui/toast';
import { NextButton } from '../overlays/next-button.tsx';
import { type SubmitClient, useSubmit } from '../query/use-submit.ts';

interface ClaimNextProps {
  /** Takes the one that has waited longest of those that nobody has, and answers its number; null if none waits. */
  readonly take: (client: SubmitClient) => Promise<string | null>;
  readonly open: (id: string) => Promise<void>;
  /** Before it is opened, and if none waits. */
  readonly onOver: () => void;
}

/** From a dialog that says what became of a case, on to the next of its queue. */
export function ClaimNext({ take, open, onOver }: ClaimNextProps) {
  const { t } = useLingui();
  const { submit, isBusy } = useSubmit((client, _: 'next') => take(client), {
    onDone: async (id) => {
      onOver();
      if (id === null) toast.success(t`Nothing waits: the queue is empty`);
      else await open(id);
    },
  });
  return <NextButton label={t`Claim the next`} busy={isBusy} onNext={() => void submit('next')} />;
}
