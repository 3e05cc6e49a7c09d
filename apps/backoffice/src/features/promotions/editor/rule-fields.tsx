import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { NumberField, RuleField } from '@perya/contract/rules/promotions/kind';
import { say } from '@perya/contract/text';
import { closeIcon } from '@perya/ui/icons/frame';
import { useId } from 'react';
import { Button, IconButton } from '../../../lib/fields/button.tsx';
import { CheckGroup, SelectField, TextField } from '../../../lib/fields/field.tsx';
import { numberTyped } from '../../../lib/fields/money-typed.ts';
import { PickerField } from '../../../lib/search/picker-field.tsx';
import { newRow, type RuleTyped, readNumber, type TypedRow } from './rules-form.ts';

interface FieldProps<Field extends RuleField, Typed extends RuleTyped> {
  readonly field: Field;
  readonly typed: Typed;
  readonly change: (typed: RuleTyped) => void;
  readonly error: string | undefined;
}

type OfType<Type extends RuleField['type']> = Extract<RuleField, { type: Type }>;

const inputModeOf = (column: NumberField) => (column.type === 'whole' ? 'numeric' : 'decimal');

/** Says what is wrong with several inputs; those that cannot be read are marked, or all if each can for itself. */
function useMarks(error: string | undefined, readable: readonly boolean[]) {
  const id = useId();
  const isMarked = (isReadable: boolean) =>
    error !== undefined && !(isReadable && readable.includes(false));
  return {
    marksOf: (isReadable: boolean) =>
      isMarked(isReadable) ? { 'aria-invalid': true, 'aria-describedby': id } : {},
    problem:
      error === undefined ? null : (
        <p id={id} className="text-negative">
          {error}
        </p>
      ),
  };
}

function RowsField({
  field,
  typed,
  change,
  error,
}: FieldProps<OfType<'rows'>, readonly TypedRow[]>) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const isReadable = (column: NumberField, row: TypedRow) =>
    readNumber(column, row.cells[column.name] ?? '') !== undefined;
  const { marksOf, problem } = useMarks(
    error,
    typed.flatMap((row) => field.columns.map((column) => isReadable(column, row))),
  );
  const set = (place: number, name: string, text: string) =>
    change(
      typed.map((row, n) =>
        n === place ? { ...row, cells: { ...row.cells, [name]: text } } : row,
      ),
    );
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1 font-semibold">{say(field.title, language)}</legend>
      {typed.map((row, place) => {
        const number = place + 1;
        return (
          <div key={row.key} className="flex flex-wrap items-end gap-2">
            {field.columns.map((column) => {
              const title = say(column.title, language);
              return (
                <TextField
                  key={column.name}
                  label={place === 0 ? title : t`${title}, row ${number}`}
                  labelHidden={place > 0}
                  inputMode={inputModeOf(column)}
                  className="w-28"
                  {...marksOf(isReadable(column, row))}
                  value={row.cells[column.name] ?? ''}
                  onChange={(event) => set(place, column.name, event.target.value)}
                />
              );
            })}
            <IconButton
              drawing={closeIcon}
              label={t`Remove row ${number}`}
              disabled={typed.length === 1}
              onClick={() => change(typed.filter(({ key }) => key !== row.key))}
            />
          </div>
        );
      })}
      {problem}
      <Button className="w-fit" onClick={() => change([...typed, newRow(field.columns)])}>
        {t`Add a row`}
      </Button>
    </fieldset>
  );
}

function NumbersField({
  field,
  typed,
  change,
  error,
}: FieldProps<OfType<'numbers'>, readonly string[]>) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const isReadable = (text: string) => !Number.isNaN(numberTyped(text));
  const { marksOf, problem } = useMarks(error, typed.map(isReadable));
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="pb-1 font-semibold">{say(field.title, language)}</legend>
      <div className="flex flex-wrap gap-2">
        {typed.map((text, place) => {
          const number = place + 1;
          return (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: they are as many as the field says, in its order.
              key={place}
              label={t`Day ${number}`}
              inputMode="numeric"
              className="w-20"
              {...marksOf(isReadable(text))}
              value={text}
              onChange={(event) => change(typed.with(place, event.target.value))}
            />
          );
        })}
      </div>
      {problem}
    </fieldset>
  );
}

/** A field of the rules of a kind, as the contract describes it. */
export function RuleInput({ field, typed, change, error }: FieldProps<RuleField, RuleTyped>) {
  const { language } = useLanguage();
  switch (field.type) {
    case 'rows':
      return (
        <RowsField
          field={field}
          change={change}
          error={error}
          typed={typed as readonly TypedRow[]}
        />
      );
    case 'choices':
      return (
        <CheckGroup
          legend={say(field.title, language)}
          options={field.options.map(({ value, title }) => ({
            value: String(value),
            label: say(title, language),
          }))}
          chosen={typed as readonly string[]}
          onChoose={change}
          error={error}
        />
      );
    case 'numbers':
      return (
        <NumbersField
          field={field}
          change={change}
          error={error}
          typed={typed as readonly string[]}
        />
      );
    case 'choice':
      return (
        <SelectField
          label={say(field.title, language)}
          options={field.options.map(({ value, title }) => ({
            value: String(value),
            label: say(title, language),
          }))}
          value={typed as string}
          onChange={(event) => change(event.target.value)}
          error={error}
        />
      );
    case 'words':
      if (field.picks === undefined) break;
      return (
        <PickerField
          kind={field.picks}
          isMany
          label={say(field.title, language)}
          hint={field.hint && say(field.hint, language)}
          value={typed as string}
          set={change}
          error={error}
        />
      );
    default:
      break;
  }
  return (
    <TextField
      label={say(field.title, language)}
      hint={field.hint && say(field.hint, language)}
      value={typed as string}
      onChange={(event) => change(event.target.value)}
      error={error}
    />
  );
}
