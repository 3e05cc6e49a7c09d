import { lengths } from '@perya/contract/constants';
import { TextField } from '@perya/ui/fields/text-field';
import { IconButton } from '@perya/ui/icon-button';
import { eyeIcon, eyeOffIcon } from '@perya/ui/icons/action';
import { useRef, useState } from 'react';
import { isFocusMovingToButton } from './is-focus-moving-to-button.ts';
import { useTypedEarly } from './use-typed-early.ts';

interface PasswordFieldProps {
  readonly label: string;
  readonly showLabel: string;
  readonly hideLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called on blur, unless the focus moves to a button. */
  readonly onLeave?: () => void;
  readonly error?: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that its owner may look at; longer than the rule allows cannot be typed. [A-330 M-289] */
export function PasswordField({
  label,
  showLabel,
  hideLabel,
  value,
  onChange,
  onLeave,
  error,
  autoComplete,
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useTypedEarly(input, value, onChange);
  return (
    <TextField
      ref={input}
      label={label}
      error={error}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={(event) => !isFocusMovingToButton(event) && onLeave?.()}
      maxLength={lengths.passwordMax}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          drawing={isShown ? eyeOffIcon : eyeIcon}
          label={isShown ? hideLabel : showLabel}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
