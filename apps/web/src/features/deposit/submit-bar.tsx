import { buttonClass } from '@perya/ui/button';
import { Spinner } from '@perya/ui/states/spinner';
import type { ReactNode } from 'react';

interface SubmitBarProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  /** What it comes to, in view with the button. */
  readonly children?: ReactNode;
}

/** Stays at the lower edge of the sheet, in reach of the thumb: its form has no box of its own to stay within. Disabled it still takes the press, which says what is missing. [M-298] */
export function SubmitBar({ label, isBusy, isDisabled, children }: SubmitBarProps) {
  return (
    <div className="sticky -bottom-5 z-1 -mx-5 -mb-5 flex flex-col gap-2 border-line border-t bg-raised px-5 pt-3 pb-4 md:rounded-b-sheet">
      {children}
      <button
        type="submit"
        aria-disabled={isDisabled || undefined}
        aria-busy={isBusy || undefined}
        className={buttonClass('primary', 'large')}
      >
        {isBusy && <Spinner />}
        {label}
      </button>
    </div>
  );
}
