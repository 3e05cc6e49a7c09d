import { Icon } from '@perya/ui/icon';
import { errorIcon, successIcon } from '@perya/ui/icons/status';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { isFocusMovingToButton } from './is-focus-moving-to-button.ts';
import {
  cleared,
  emptyDigits,
  enterDigits,
  type OtpChange,
  type OtpDigits,
  pressBackspace,
} from './otp-digits.ts';

export interface OtpBoxesProps {
  readonly legend: string;
  /** The accessible name of a box by its place, counted from one. */
  readonly boxLabel: (place: number) => string;
  readonly digits: OtpDigits;
  readonly onChange: (digits: OtpDigits) => void;
  /** Called on blur, unless the focus moves to a button. */
  readonly onLeave?: (() => void) | undefined;
  readonly message?: { readonly kind: 'error' | 'success'; readonly text: string } | undefined;
  readonly disabled?: boolean;
  /** The boxes are what the page is about, so the player may type at once. */
  readonly takesFocus?: boolean;
}

/** Six boxes of one digit each, which behave as one field. */
export function OtpBoxes({
  legend,
  boxLabel,
  digits,
  onChange,
  onLeave,
  message,
  disabled = false,
  takesFocus = false,
}: OtpBoxesProps) {
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const hasFailed = message?.kind === 'error' && digits === emptyDigits;
  // The first box gets the focus on mount, and after a wrong code was cleared.
  const wantsFocus = !disabled && (takesFocus || hasFailed);
  useEffect(() => {
    if (wantsFocus) boxes.current[0]?.focus();
  }, [wantsFocus]);
  const apply = ({ digits: next, focus }: OtpChange) => {
    onChange(next);
    boxes.current[focus]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, box: number) => {
    if (event.key === 'Backspace') {
      event.preventDefault();
      apply(pressBackspace(digits, box));
    }
    if (event.key === 'ArrowLeft') boxes.current[box - 1]?.focus();
    if (event.key === 'ArrowRight') boxes.current[box + 1]?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (event.currentTarget.contains(event.relatedTarget) || isFocusMovingToButton(event)) return;
    onLeave?.();
  };
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1.5"
      aria-describedby={message && `${id}-message`}
      onBlur={onBlur}
    >
      <legend className="mb-1.5 font-semibold text-[0.875rem]">{legend}</legend>
      <div className="grid max-w-90 grid-cols-6 gap-2">
        {digits.map((digit, box) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place and nothing else.
            key={box}
            ref={(input) => {
              boxes.current[box] = input;
            }}
            value={digit}
            disabled={disabled}
            aria-label={boxLabel(box + 1)}
            aria-invalid={message?.kind === 'error' || undefined}
            aria-describedby={message && `${id}-message`}
            type="text"
            inputMode="numeric"
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              // Deleted by whatever key, by the menu or by a phone's keypad, which names no key.
              if (event.target.value === '') return apply(cleared);
              // The value holds the old digit too, before or after the new one.
              const typed = event.target.value.replace(/\D/g, '');
              const isAdded = digit !== '' && typed.length === 2;
              apply(enterDigits(digits, box, isAdded ? typed.replace(digit, '') : typed));
            }}
            onPaste={(event) => {
              event.preventDefault();
              apply(enterDigits(digits, box, event.clipboardData.getData('text')));
            }}
            onKeyDown={(event) => onKeyDown(event, box)}
            className="amount-figures h-13 w-full min-w-0 rounded-control border border-control bg-raised text-center font-bold text-[1.375rem] text-ink outline-none focus:border-focus focus:ring-3 focus:ring-focus/35 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken aria-invalid:border-negative"
          />
        ))}
      </div>
      <div aria-live="polite" className="min-h-5">
        {message && (
          <p
            id={`${id}-message`}
            className={`flex items-start gap-1.5 text-[0.8125rem] leading-snug ${
              message.kind === 'error' ? 'text-negative' : 'text-positive'
            }`}
          >
            <Icon
              drawing={message.kind === 'error' ? errorIcon : successIcon}
              className="mt-px size-4"
            />
            {message.text}
          </p>
        )}
      </div>
    </fieldset>
  );
}
