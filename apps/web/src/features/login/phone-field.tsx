import { useLingui } from '@lingui/react/macro';
import { formatLoginPhone } from '@perya/contract/rules/phone';
import { FieldFrame, fieldBoxClass } from '@perya/ui/fields/field-frame';
import { type ChangeEvent, type ClipboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusMovingToButton } from '../../lib/fields/is-focus-moving-to-button.ts';
import { useTypedEarly } from '../../lib/fields/use-typed-early.ts';
import { caretAfter, pastePhone, withoutCountry } from './typed-phone.ts';

/** Shown so that the player knows what stands before the number; only the first is served. [A-089 M-285] */
const countryCodes = ['+63', '+64', '+65', '+66', '+67', '+68', '+69'];

interface PhoneFieldProps {
  readonly countryCode: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  readonly error: string | undefined;
  readonly takesFocus?: boolean;
}

export function PhoneField(props: PhoneFieldProps) {
  const { countryCode, value, onChange, onLeave, error, takesFocus = false } = props;
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const caret = useRef<number | null>(null);
  // Grouping rewrites the value, which moves the caret to its end.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  useTypedEarly(input, value, (typed) => onChange(formatLoginPhone(withoutCountry(typed))));
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.target;
    const next = formatLoginPhone(withoutCountry(typed));
    const before = typed.slice(0, selectionStart ?? typed.length).replace(/\D/g, '').length;
    caret.current = caretAfter(next, before);
    onChange(next);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const selection = { start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
    onChange(pastePhone(value, selection, event.clipboardData.getData('text')));
  };
  return (
    <FieldFrame label={t`Phone number`} error={error}>
      {(wiring) => (
        <span className="flex gap-2">
          <span className={`${fieldBoxClass} shrink-0 basis-20`}>
            <select
              disabled
              value={countryCode}
              aria-label={t`Country code`}
              className="amount-figures min-h-11 w-full appearance-none bg-transparent text-center text-base"
            >
              {countryCodes.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
          </span>
          <span className={fieldBoxClass}>
            <input
              {...wiring}
              ref={input}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              placeholder="9XX XXX XXXX"
              value={value}
              onChange={type}
              onPaste={paste}
              onBlur={(event) => !isFocusMovingToButton(event) && onLeave()}
              data-takes-focus={takesFocus || undefined}
              className="amount-figures min-h-11 w-full min-w-0 flex-1 bg-transparent px-3.5 text-base outline-none placeholder:text-ink-muted"
            />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
