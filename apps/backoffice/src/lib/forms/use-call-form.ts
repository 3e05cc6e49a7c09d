import { useLingui } from '@lingui/react/macro';
import type { Call, InputOf } from '@perya/contract/call';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  set,
  useForm,
} from 'react-hook-form';
import { refusedFields } from './refused-fields.ts';

interface CallFormOptions<C extends Call, Typed extends FieldValues> {
  /** What stands in the fields at first. They have the names of the contract, so that what it refuses is said there. */
  readonly typed: Typed;
  /** What is sent of it. What cannot be read goes as it was typed, and the contract refuses it. */
  readonly input: (typed: Typed) => unknown;
  /** Fields that are refused for what only the screen asks. */
  readonly refuses?: (typed: Typed) => readonly (Path<Typed> | false)[];
  /** What is said of a field that is refused, where there is more to say than to look at it again. */
  readonly words?: Partial<Record<Path<Typed>, string>>;
  readonly send: (input: InputOf<C>, typed: Typed) => unknown;
}

/** A form of a call: its schema judges what was typed, each field says what is wrong, the first of them gets the focus. */
export function useCallForm<C extends Call, Typed extends FieldValues>(
  call: C,
  { typed, input, refuses, words, send }: CallFormOptions<C, Typed>,
) {
  const { t } = useLingui();
  const unreadable = t`This cannot be read: look at it again`;
  const { register, handleSubmit, formState, setValue, watch, reset } = useForm<Typed>({
    defaultValues: typed as DefaultValues<Typed>,
    resolver: (given) => {
      const own = refuses?.(given).filter((name) => name !== false) ?? [];
      const refused = [...own, ...refusedFields(call, input(given))] as Path<Typed>[];
      const errors = {};
      for (const name of refused) set(errors, name, { message: words?.[name] ?? unreadable });
      return refused.length === 0 ? { values: given, errors: {} } : { values: {}, errors };
    },
  });
  const { errors, isSubmitted } = formState;
  const errorOf = (name: Path<Typed>) =>
    (get(errors, name) as { message: string } | undefined)?.message;
  return {
    onSubmit: handleSubmit((given) => void send(input(given) as InputOf<C>, given)),
    /** What a field is given, beside its label. */
    field: <Name extends Path<Typed>>(name: Name) => ({ ...register(name), error: errorOf(name) }),
    errorOf,
    /** Empties it, for the next one. */
    clear: () => reset(),
    /** As it stands in the fields now. */
    typed: watch(),
    /** For what is chosen by something else than a field. */
    choose: <Name extends Path<Typed>>(name: Name, value: PathValue<Typed, Name>) =>
      setValue(name, value, { shouldValidate: isSubmitted }),
  };
}
