import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { ContactButton } from './contact-button.tsx';

interface HintProps {
  readonly text: string;
  readonly close: () => void;
}

/** Nothing is left to do but to wait, or to ask. [A-235 A-236] */
export function Hint({ text, close }: HintProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">{text}</p>
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:*:flex-1">
        <Button size="large" onClick={close}>{t`Okay`}</Button>
        <ContactButton onFollow={close} />
      </div>
    </div>
  );
}
