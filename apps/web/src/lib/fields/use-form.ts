import { useLanguage } from '@perya/app-kit/language/language-context';
import { failureText } from '@perya/app-kit/query/failure-text';
import { say, type Text } from '@perya/contract/text';
import { type ChangeEvent, type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { isFocusMovingToButton } from './is-focus-moving-to-button.ts';

type Problems<Values> = {
  readonly [Name in keyof Values]?: Text | string | false | null | undefined;
};

export interface FormRules<Values> {
  readonly start: Values;
  /** Whoever keeps the values, where they outlive the form. */
  readonly kept?: readonly [values: Values, change: (change: Partial<Values>) => void];
  /** What is wrong with each field, in words. */
  readonly problemsOf: (values: Values) => Problems<Values>;
  /**
   * `when-sent`: at a press, until the field is changed. `once-left`: from when the field was left, or from a press, for
   * as long as it is wrong.
   */
  readonly tells?: 'when-sent' | 'once-left';
}

export interface Form<Values> {
  readonly values: Values;
  /** Whether nothing is wrong, told or not. */
  readonly isRight: boolean;
  readonly set: (change: Partial<Values>) => void;
  readonly leave: (name: keyof Values) => void;
  readonly errorOf: (name: keyof Values) => string | undefined;
  /** Says at a field what the server, or the form itself, has against it. */
  readonly refuse: (name: keyof Values, words: string) => void;
  /** The same as `problemOf` of a submit: in the server's words, or that there is no connection. */
  readonly refusing: (name: keyof Values) => (error: unknown) => null;
  /** A text field, whole; `read` makes of what is typed what is kept. */
  readonly field: <Name extends keyof Values>(
    name: Name,
    read?: (typed: string) => Values[Name],
  ) => {
    readonly value: Values[Name];
    readonly error: string | undefined;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** A handler that sends what has no problems, once until it is over, and otherwise leads to the first. */
  readonly sendBy: (
    send: (values: Values) => unknown,
  ) => (event: FormEvent<HTMLFormElement>) => void;
}

/** What is typed, what is wrong with it and when that is said; a press sends it once, or leads to the first error. */
export function useForm<Values extends object>(rules: FormRules<Values>): Form<Values> {
  const { language } = useLanguage();
  const [own, setOwn] = useState(rules.start);
  const [told, setTold] = useState<ReadonlySet<keyof Values>>(new Set());
  const [refused, setRefused] = useState<{ readonly [Name in keyof Values]?: string }>({});
  const isUnderWay = useRef(false);
  const [values, change] = rules.kept ?? [
    own,
    (next: Partial<Values>) => setOwn((before) => ({ ...before, ...next })),
  ];
  const problems = rules.problemsOf(values);
  const wrong = (Object.keys(problems) as (keyof Values)[]).filter((name) => problems[name]);
  const tell = (names: readonly (keyof Values)[]) =>
    setTold((before) => new Set([...before, ...names]));
  const set = (next: Partial<Values>) => {
    change(next);
    setRefused({});
    if (rules.tells === 'once-left') return;
    setTold((before) => new Set([...before].filter((name) => !(name in next))));
  };
  const leave = (name: keyof Values) => rules.tells === 'once-left' && tell([name]);
  const refuse = (name: keyof Values, words: string) =>
    setRefused((before) => ({ ...before, [name]: words }));
  const errorOf = (name: keyof Values) => {
    const problem = told.has(name) && problems[name];
    if (!problem) return refused[name];
    return typeof problem === 'string' ? problem : say(problem, language);
  };
  return {
    values,
    isRight: wrong.length === 0,
    set,
    leave,
    errorOf,
    refuse,
    refusing: (name) => (error) => {
      refuse(name, failureText(error, language));
      return null;
    },
    field: (name, read) => ({
      value: values[name],
      error: errorOf(name),
      onChange: ({ target }) =>
        set({ [name]: read === undefined ? target.value : read(target.value) } as Partial<Values>),
      // Whoever leaves a field empty has not come to it yet.
      onBlur: (event) => {
        if (values[name] !== '' && !isFocusMovingToButton(event)) leave(name);
      },
    }),
    sendBy: (send) => (event) => {
      event.preventDefault();
      tell(Object.keys(problems) as (keyof Values)[]);
      if (wrong.length > 0) return focusFirstProblem(event.currentTarget);
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      void Promise.resolve(send(values)).finally(() => {
        isUnderWay.current = false;
      });
    },
  };
}

/** Once the messages stand there, the first field that has one. */
export function focusFirstProblem(form: HTMLElement): void {
  requestAnimationFrame(() =>
    form
      .querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button, [data-invalid]')
      ?.focus(),
  );
}
