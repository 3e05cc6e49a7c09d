import { misfitOf } from '@perya/contract/promotions/staff-forms/misfit-of';
import type { NumberField, RuleField } from '@perya/contract/rules/promotions/kind';
import { type PromotionKindName, promotionKinds } from '@perya/contract/rules/promotions/kinds';
import { centavos, parsePesos, toPesos } from '@perya/money';
import { hundredthsTyped, wholeTyped } from '../../../lib/fields/money-typed.ts';

/** A row of a table of numbers, as texts; the key keeps it itself when others come and go. */
export interface TypedRow {
  readonly key: string;
  readonly cells: Readonly<Record<string, string>>;
}

/** What is typed of one field: a text, several, or rows. */
export type RuleTyped = string | readonly string[] | readonly TypedRow[];
export type RulesTyped = Readonly<Record<string, RuleTyped>>;

type Rules = Readonly<Record<string, unknown>>;

function writeNumber({ type }: NumberField, value: unknown): string {
  if (typeof value !== 'number') return '';
  if (type === 'money') return toPesos(centavos(BigInt(value)));
  return String(type === 'percent' ? value / 100 : value);
}

/** Undefined for what cannot be read. */
export function readNumber(
  { type, isOptional }: NumberField,
  typed: string,
): number | null | undefined {
  if (typed.trim() === '' && isOptional) return null;
  if (type === 'percent') return hundredthsTyped(typed) ?? undefined;
  if (type === 'whole') return wholeTyped(typed, { min: 0, max: 999_999_999 }) ?? undefined;
  const amount = parsePesos(typed.trim());
  return amount === null || amount < 0n ? undefined : Number(amount);
}

/** A row of its own, empty unless it is filled. */
export function newRow(columns: readonly NumberField[], row: Rules = {}): TypedRow {
  const cells = columns.map((column) => [column.name, writeNumber(column, row[column.name])]);
  return { key: crypto.randomUUID(), cells: Object.fromEntries(cells) };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function typedOf(field: RuleField, value: unknown): RuleTyped {
  switch (field.type) {
    case 'text':
      return typeof value === 'string' ? value : '';
    case 'choice':
      return String(value ?? field.options[0]?.value ?? '');
    case 'words':
      return listOf(value).join(', ');
    case 'choices':
      return listOf(value).map(String);
    case 'numbers':
      return Array.from({ length: field.length }, (_, n) => String(listOf(value)[n] ?? ''));
    case 'rows': {
      const rows = listOf(value).length === 0 ? [{}] : listOf(value);
      return rows.map((row) => newRow(field.columns, row as Rules));
    }
    default:
      return writeNumber(field, value);
  }
}

/** The rules of a promotion as staff see them in the form; of a new one as a beginning. */
export function typeRules(kind: PromotionKindName, rules: Rules = {}): RulesTyped {
  return Object.fromEntries(
    promotionKinds[kind].fields.map((field) => [field.name, typedOf(field, rules[field.name])]),
  );
}

function readRow(columns: readonly NumberField[], { cells }: TypedRow) {
  const read = columns.map((column) => [column.name, readNumber(column, cells[column.name] ?? '')]);
  return read.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(read);
}

/** Undefined for what cannot be read; an empty text is left out, which the caller sees to. */
function readField(field: RuleField, typed: RuleTyped): unknown {
  const texts = typed as readonly string[];
  switch (field.type) {
    case 'text':
      return (typed as string).trim();
    case 'choice':
      return field.options.find(({ value }) => String(value) === typed)?.value;
    case 'words':
      return (typed as string).split(/[\s,]+/).filter((word) => word !== '');
    case 'choices':
      return field.options.flatMap(({ value }) => (texts.includes(String(value)) ? [value] : []));
    case 'numbers': {
      const numbers = texts.map((text) => wholeTyped(text, { min: 0, max: 999_999_999 }));
      return numbers.includes(null) ? undefined : numbers;
    }
    case 'rows': {
      const rows = (typed as readonly TypedRow[]).map((row) => readRow(field.columns, row));
      return rows.includes(undefined) ? undefined : rows;
    }
    default:
      return readNumber(field, typed as string);
  }
}

/** The rules as they are typed, and the names of the fields that cannot be so. */
export function readRules(kind: PromotionKindName, typed: RulesTyped) {
  const { fields } = promotionKinds[kind];
  const rules: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const field of fields) {
    const value = readField(field, typed[field.name] ?? '');
    if (value === undefined) problems.push(field.name);
    else if (field.type !== 'text' || value !== '') rules[field.name] = value;
  }
  const misfit = problems.length === 0 ? misfitOf(kind, rules) : null;
  if (misfit !== null) {
    const [first] = misfit.field.split('.');
    problems.push(first || (fields.at(-1)?.name ?? ''));
  }
  return { rules, problems };
}
