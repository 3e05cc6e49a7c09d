import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import { checkIcon } from '../icons/action.ts';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'children' | 'className'> {
  /** The label; it may hold links. */
  readonly children: ReactNode;
  readonly error?: string | undefined;
}

export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 py-1.5 text-[0.9375rem] leading-snug has-disabled:text-ink-muted">
        <span className="relative flex size-6 shrink-0 items-center justify-center">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer size-6 appearance-none rounded-md border-2 border-control bg-raised checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken aria-invalid:border-negative"
          />
          <Icon
            drawing={checkIcon}
            className="pointer-events-none absolute hidden size-5 text-accent-ink peer-checked:block peer-disabled:text-ink-muted"
          />
        </span>
        <span className="min-w-0 flex-1">{children}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="pl-9 text-[0.8125rem] text-negative leading-snug">
          {error}
        </p>
      )}
    </div>
  );
}
