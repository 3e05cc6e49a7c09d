import { useLingui } from '@lingui/react/macro';
import type { Call, InputOf } from '@perya/contract/call';
import type { ErrorCode } from '@perya/contract/errors';
import type { StaffErrorCode } from '@perya/contract/staff/staff-errors';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  useForm,
} from 'react-hook-form';
import { refusedByServer, refusedFields } from './refused-fields.ts';

/** The field at which a refusal of the server is said, by its code; any other is said beneath the fields. */
export type RefusalFields<Name extends string> = Readonly<
  Partial<Record<ErrorCode | StaffErrorCode, Name | false>>
>;

type FieldWords<Typed extends FieldValues> = Partial<Record<Path<Typed>, string>>;

export interface CallFormOptions<Typed extends FieldValues> {
  /** What stands in the fields at first. They have the names of the contract, so that what it refuses is said there. */
  readonly typed: Typed;
  /** What is sent of it. What cannot be read goes as it was typed, and the contract refuses it. */
  readonly input: (typed: Typed) => unknown;
  /** Fields that are refused for what only the screen asks. */
  readonly refuses?: ((typed: Typed) => readonly (Path<Typed> | false)[]) | undefined;
  /** What is said of a field that is refused, where there is more to say than to look at it again. */
  readonly words?: FieldWords<Typed> | ((typed: Typed) => FieldWords<Typed>) | undefined;
  readonly refusals?: RefusalFields<Path<Typed>> | undefined;
}

/**
 * A form of a call: its schema judges what was typed, each field says what is wrong, and the first of them on the page
 * gets the focus. So does the field that the server refuses: `useSubmit` is given the form and asks it first.
 */
export function useCallForm<C extends Call, Typed extends FieldValues>(
  call: C,
  { typed, input, refuses, words, refusals = {} }: CallFormOptions<Typed>,
) {
  const { t } = useLingui();
  const unreadable = t`This cannot be read: look at it again`;
  const saysOf = (name: string, given: Typed): string =>
    (typeof words === 'function' ? words(given) : words)?.[name as Path<Typed>] ?? unreadable;
  const judge = (given: Typed): ReadonlySet<string> =>
    new Set([
      ...(refuses?.(given).filter((name) => name !== false) ?? []),
      ...refusedFields(call, input(given)),
    ]);
  const { register, handleSubmit, formState, getValues, setValue, watch, reset } = useForm<Typed>({
    defaultValues: typed as DefaultValues<Typed>,
    shouldFocusError: false,
    resolver: (given) => {
      const names = [...judge(given)];
      if (names.length === 0) return { values: given, errors: {} };
      const errors = Object.fromEntries(names.map((name) => [name, { type: 'refused' }]));
      return { values: {}, errors: errors as FieldErrors<Typed> };
    },
  });
  const { isSubmitted, submitCount } = formState;
  const shown = watch();
  const [first] = useState(() => sameAs(typed));
  // All fields anew with every change: one may be wrong because of another.
  const wrong = isSubmitted ? judge(shown) : new Set();
  const [refused, setRefused] = useState<Refused | null>(null);
  const errorOf = (name: Path<Typed>): string | undefined => {
    if (wrong.has(name)) return saysOf(name, shown);
    // What the server has refused is refused until it is changed.
    return refused?.name === name && sameAs(get(shown, name)) === refused.value
      ? refused.says
      : undefined;
  };
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try, and not while somebody types.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount, refused]);
  return {
    onSubmit:
      (send: (input: InputOf<C>, typed: Typed) => unknown) =>
      (event: FormEvent<HTMLFormElement>) => {
        form.current = event.currentTarget;
        void handleSubmit(() => {
          const given = getValues();
          void send(input(given) as InputOf<C>, given);
        })(event);
      },
    /** Says a refusal of the server at its field; false if it is of none. */
    takes: (error: unknown): boolean => {
      const by = refusedByServer(error, refusals, (name) => isOneField(get(typed, name)));
      if (by === null) return false;
      const given = getValues();
      const says = by.says ?? saysOf(by.field, given);
      setRefused({ name: by.field, says, value: sameAs(get(given, by.field)) });
      return true;
    },
    /** What a field is given, beside its label. */
    field: <Name extends Path<Typed>>(name: Name) => ({ ...register(name), error: errorOf(name) }),
    errorOf,
    /** What the server has refused last. */
    refused,
    /** Empties it, for the next one. */
    clear: () => reset(),
    /** As it stands in the fields now. */
    typed: shown,
    /** Whether it says something else than at first. */
    isDirty: sameAs(shown) !== first,
    /** As it stands at the moment of asking, for what comes back later than the page was drawn. */
    now: (): Typed => getValues(),
    /** All of it at once, as something that was written before. */
    fill: (given: Typed): void => reset(given, { keepDefaultValues: true }),
    /** For what is chosen by something else than a field. */
    choose: <Name extends Path<Typed>>(name: Name, value: PathValue<Typed, Name>) =>
      setValue(name, value),
  };
}

interface Refused {
  readonly name: string;
  readonly says: string;
  readonly value: string;
}

/** What holds fields of its own is shown by none: `content`. */
const isOneField = (value: unknown): boolean =>
  value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value));

const sameAs = (value: unknown): string => JSON.stringify(value) ?? '';
