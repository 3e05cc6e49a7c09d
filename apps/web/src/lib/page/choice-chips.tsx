import { useId } from 'react';

interface ChoiceChipsProps<Value extends string | number> {
  /** What is chosen, for whoever hears the page. */
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Over as many lines as it takes, in a row that scrolls by itself, or as a part of a row that scrolls already. */
  readonly layout?: 'wraps' | 'scrolls' | 'in-row';
}

const layouts = {
  wraps: { around: 'min-w-0', chips: 'flex-wrap' },
  scrolls: {
    around: '-mx-4 min-w-0 overflow-x-auto px-4 py-1 [scrollbar-width:none]',
    chips: 'w-max',
  },
  'in-row': { around: 'shrink-0', chips: 'w-max' },
};

/** One of a few. */
export function ChoiceChips<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
  layout = 'wraps',
}: ChoiceChipsProps<Value>) {
  const name = useId();
  const { around, chips } = layouts[layout];
  return (
    <fieldset className={around}>
      <legend className="sr-only">{legend}</legend>
      <div className={`flex ${chips} gap-2`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-control bg-raised px-4 font-semibold text-[0.875rem] has-checked:border-accent-strong has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
