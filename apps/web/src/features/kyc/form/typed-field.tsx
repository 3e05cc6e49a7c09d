import { useLingui } from '@lingui/react/macro';
import { TextField, type TextFieldProps } from '@perya/ui/fields/text-field';
import { useEffect, useRef, useState } from 'react';
import type { FieldName } from './rules/form-fields.ts';
import type { Form } from './use-form.ts';

interface TypedFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'autoComplete'> {
  readonly form: Form;
  readonly name: FieldName;
  readonly lengthMax: number;
  readonly takesFocus?: boolean;
}

/** A field that is typed into, with its own message under it. */
export function TypedField({
  form,
  name,
  lengthMax,
  hint,
  takesFocus = false,
  ...field
}: TypedFieldProps) {
  const { t } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  const [focusesFirst] = useState(takesFocus);
  useEffect(() => {
    if (focusesFirst) box.current?.focus();
  }, [focusesFirst]);
  const known = form.isMarked(name) ? t`The reviewer asks you to correct this.` : hint;
  return (
    <TextField
      {...field}
      name={name}
      hint={form.adviceOf(name) ?? known}
      value={form.fields[name]}
      // One character more than allowed can be typed, so that a message shows instead of a silent cut.
      maxLength={lengthMax + 1}
      onChange={(event) => form.set(name, event.target.value)}
      onBlur={() => form.leave(name)}
      error={form.errorOf(name)}
      spellCheck={false}
      enterKeyHint="next"
      autoCapitalize="words"
      ref={box}
    />
  );
}
