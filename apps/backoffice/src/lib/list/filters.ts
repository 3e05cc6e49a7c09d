import type { MessageDescriptor } from '@lingui/core';
import type { FoundKind } from '@perya/contract/house/staff-calls/search';
import type { Text } from '@perya/contract/text';

/** A message of the page, or a text that the contract has already. */
export type ChoiceLabel = MessageDescriptor | Text;

/** A name that is the same in every language, as that of a brand. */
export const inBoth = (name: string): Text => ({ en: name, tl: name });

/** One filter of a list: what it takes from the address, and how it is shown. */
export interface Filter<Value extends string = string> {
  readonly kind: 'text' | 'choice' | 'chips' | 'day' | 'amount' | 'hidden';
  readonly label: MessageDescriptor;
  readonly options: readonly { readonly value: Value; readonly label: ChoiceLabel }[];
  /** What stands in the address as a value of this filter; undefined for anything else, which is then left out. */
  readonly read: (given: string) => Value | undefined;
  /** A code that can be picked by the name of what it means. */
  readonly picks?: FoundKind;
  /** The name of the other end of a range, on the one that comes first: both stand together. */
  readonly until?: string;
}

export type Filters = Readonly<Record<string, Filter>>;

/** The typed search of a list's address. */
export type SearchOf<F extends Filters> = {
  readonly [Name in keyof F]?: F[Name] extends Filter<infer Value> ? Value : never;
};

const textLengthMax = 100;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const amountPattern = /^\d{1,16}\.\d{2}$/;
const numberPattern = /^\d{1,9}$/;
const namePattern = /^[a-z][a-z0-9-]{0,39}$/;
const none: MessageDescriptor = { id: '' };

export function textFilter(label: MessageDescriptor): Filter {
  return {
    kind: 'text',
    label,
    options: [],
    read: (given) => given.trim().slice(0, textLengthMax) || undefined,
  };
}

/** The code of something that the house knows: typed, or picked by its name. */
export function pickFilter(label: MessageDescriptor, picks: FoundKind): Filter {
  return { ...textFilter(label), picks };
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

/** A few choices that all stand in sight, one press each. */
export function chipsFilter<Value extends string>(
  label: MessageDescriptor,
  choices: Readonly<Record<Value, ChoiceLabel>>,
): Filter<Value> {
  return { ...choiceFilter(label, choices), kind: 'chips' };
}

/** Chips of what the house has, as its channels: a whole number each, named by the page (`choices` of the list). */
export function numberChips(label: MessageDescriptor): Filter {
  return {
    kind: 'chips',
    label,
    options: [],
    read: (given) => (numberPattern.test(given) ? given : undefined),
  };
}

/** A choice of what the house has by a name, as its roles; the page says which there are (`choices` of the list). */
export function namedFilter(label: MessageDescriptor): Filter {
  return {
    kind: 'choice',
    label,
    options: [],
    read: (given) => (namePattern.test(given) ? given : undefined),
  };
}

/** Whole days in Manila: `from` and `to` of the address. For the call: `timeAsked`. */
export function dayRange(label: MessageDescriptor) {
  return {
    from: { ...dayFilter(label), until: 'to' },
    to: { ...dayFilter(label), kind: 'hidden' },
  } as const satisfies Filters;
}

const amountFilter = (label: MessageDescriptor): Filter => ({
  kind: 'amount',
  label,
  options: [],
  read: (given) => (amountPattern.test(given) ? given : undefined),
});

/** Amounts as the contract has them, both ends within: `amount_min` and `amount_max`, also of the call. */
export function amountRange(label: MessageDescriptor) {
  return {
    amount_min: { ...amountFilter(label), until: 'amount_max' },
    amount_max: { ...amountFilter(label), kind: 'hidden' },
  } as const satisfies Filters;
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
