import { buttonClass } from '@perya/ui/button';
import { Spinner } from '@perya/ui/states/spinner';
import type { ReactNode } from 'react';

interface SubmitBarProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly note: ReactNode;
}

/** Stays at the lower edge, in reach of the thumb. Disabled it still takes the press, which says what is missing. [M-298] */
export function SubmitBar({ label, isBusy, isDisabled, note }: SubmitBarProps) {
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-col gap-1 border-line border-t bg-raised px-5 pt-3 pb-2">
      <button
        type="submit"
        aria-disabled={isDisabled || undefined}
        aria-busy={isBusy || undefined}
        className={buttonClass('primary', 'large')}
      >
        {isBusy && <Spinner />}
        {label}
      </button>
      {note}
    </div>
  );
}
