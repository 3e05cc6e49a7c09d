import { classNames } from '@perya/ui/class-names';
import type { Option } from '../../fields/field.tsx';

interface ChipsProps {
  /** What it means where none is chosen: the first of them. */
  readonly label: string;
  readonly options: readonly Option[];
  /** '' where none is chosen. */
  readonly value: string;
  readonly set: (value: string) => void;
}

/** One of a few, all in sight. */
export function Chips({ label, options, value, set }: ChipsProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1 max-sm:flex-nowrap">
      <legend className="sr-only">{label}</legend>
      {[{ value: '', label }, ...options].map((option) => {
        const isChosen = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => set(option.value)}
            className={classNames(
              'inline-flex h-7 items-center whitespace-nowrap rounded-full border px-2.5 hover:bg-sunken',
              isChosen
                ? 'border-accent bg-accent-soft font-semibold'
                : 'border-line text-ink-muted',
            )}
          >
            {option.label}
          </button>
        );
      })}
    </fieldset>
  );
}
