import type { MessageDescriptor } from '@lingui/core';
import type { Text } from '@perya/contract/text';

/** A message of the page, or a text that the contract has already. */
export type ChoiceLabel = MessageDescriptor | Text;

/** A name that is the same in every language, as that of a brand. */
export const inBoth = (name: string): Text => ({ en: name, tl: name });

/** One filter of a list: what it takes from the address, and how it is shown. */
export interface Filter<Value extends string = string> {
  readonly kind: 'text' | 'choice' | 'day' | 'hidden';
  readonly label: MessageDescriptor;
  readonly options: readonly { readonly value: Value; readonly label: ChoiceLabel }[];
  /** What stands in the address as a value of this filter; undefined for anything else, which is then left out. */
  readonly read: (given: string) => Value | undefined;
}

export type Filters = Readonly<Record<string, Filter>>;

/** The typed search of a list's address. */
export type SearchOf<F extends Filters> = {
  readonly [Name in keyof F]?: F[Name] extends Filter<infer Value> ? Value : never;
};

const textLengthMax = 100;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const none: MessageDescriptor = { id: '' };

export function textFilter(label: MessageDescriptor): Filter {
  return {
    kind: 'text',
    label,
    options: [],
    read: (given) => given.trim().slice(0, textLengthMax) || undefined,
  };
}

export function choiceFilter<Value extends string>(
  label: MessageDescriptor,
  choices: Readonly<Record<Value, ChoiceLabel>>,
): Filter<Value> {
  const options = (Object.entries(choices) as [Value, ChoiceLabel][]).map(([value, name]) => ({
    value,
    label: name,
  }));
  return {
    kind: 'choice',
    label,
    options,
    read: (given) => options.find(({ value }) => value === given)?.value,
  };
}

/** A day in Manila, as 2026-11-15. */
export function dayFilter(label: MessageDescriptor): Filter {
  return {
    kind: 'day',
    label,
    options: [],
    read: (given) => (dayPattern.test(given) ? given : undefined),
  };
}

/** Chosen by the heads of the columns: see `orders` of a column. */
export function orderFilter<Value extends string>(...orders: readonly Value[]): Filter<Value> {
  return {
    kind: 'hidden',
    label: none,
    options: [],
    read: (given) => orders.find((order) => order === given),
  };
}

/** Chosen by the tabs of a room, and not among the filters that show. */
export function tabFilter<Value extends string>(...tabs: readonly Value[]): Filter<Value> {
  return orderFilter(...tabs);
}

/** For `validateSearch` of a route: a link shows a colleague the same list, and what is not known is dropped. */
export function searchReader<F extends Filters>(
  filters: F,
): (given: Record<string, unknown>) => SearchOf<F> {
  return (given) => {
    const read = Object.entries(filters).flatMap(([name, filter]) => {
      const raw = given[name];
      const value = typeof raw === 'string' ? filter.read(raw) : undefined;
      return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(read) as SearchOf<F>;
  };
}
