import type { SelectOption } from '@perya/ui/fields/select';
import { Icon } from '@perya/ui/icon';
import { chevronDownIcon } from '@perya/ui/icons/action';
import { type ReactNode, useId } from 'react';

interface FilterRowProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** All filters of a list in one row, which scrolls by itself where it is longer than the screen. */
export function FilterRow({ label, children }: FilterRowProps) {
  return (
    <section
      aria-label={label}
      className="-mx-4 relative flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]"
    >
      {children}
    </section>
  );
}

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
}

/** The device's own list in the shape of a chip. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <span className="relative inline-flex min-h-11 shrink-0 items-center rounded-full border border-control bg-raised font-semibold text-[0.875rem] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <label htmlFor={id} className="pointer-events-none pl-4 text-ink-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field-sizing-content min-h-11 max-w-40 appearance-none truncate rounded-full bg-transparent pr-9 pl-1.5 text-ink outline-none [&>option]:bg-raised [&>option]:text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        drawing={chevronDownIcon}
        className="pointer-events-none absolute right-3 size-4 text-ink-muted"
      />
    </span>
  );
}
