import { type ComponentProps, useId } from 'react';

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'className'> {
  readonly label: string;
  readonly description?: string;
}

export function Switch({ label, description, ...input }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex min-h-11 items-center justify-between gap-4 py-1.5 has-disabled:text-ink-muted">
      <span className="min-w-0">
        <span className="block text-[0.9375rem] leading-snug">{label}</span>
        {description && (
          <span id={id} className="block text-[0.8125rem] text-ink-muted leading-snug">
            {description}
          </span>
        )}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own checked state.
          role="switch"
          aria-label={label}
          aria-describedby={description ? id : undefined}
          className="peer h-7.5 w-13 appearance-none rounded-full border-2 border-control bg-sunken transition-colors duration-[var(--motion-press)] checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:border-line"
        />
        <span className="pointer-events-none absolute top-1.25 left-1.25 size-5 rounded-full bg-control transition-transform duration-[var(--motion-press)] peer-checked:translate-x-5.5 peer-checked:bg-accent-ink peer-disabled:bg-line" />
      </span>
    </label>
  );
}
