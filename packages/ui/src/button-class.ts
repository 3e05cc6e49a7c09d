export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'regular' | 'large';

const base =
  'relative inline-flex max-w-full select-none items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight no-underline transition-[background-color,border-color,box-shadow,transform] duration-[var(--motion-press)] active:scale-[0.98] aria-disabled:cursor-not-allowed aria-disabled:active:scale-100 disabled:cursor-not-allowed disabled:active:scale-100';

const kinds: Record<ButtonKind, string> = {
  primary:
    'bg-accent text-accent-ink shadow-card hover:bg-accent-hover aria-disabled:bg-sunken aria-disabled:text-ink-muted aria-disabled:shadow-none disabled:bg-sunken disabled:text-ink-muted disabled:shadow-none',
  secondary:
    'border border-control bg-raised text-ink hover:bg-sunken aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-muted disabled:border-line disabled:bg-sunken disabled:text-ink-muted',
  ghost:
    'text-accent-strong hover:bg-accent-soft aria-disabled:bg-transparent aria-disabled:text-ink-muted disabled:bg-transparent disabled:text-ink-muted',
  danger:
    'bg-negative text-negative-ink hover:bg-negative-hover aria-disabled:bg-sunken aria-disabled:text-ink-muted disabled:bg-sunken disabled:text-ink-muted',
};

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-11 px-4.5 py-2 text-[0.9375rem]',
  large: 'min-h-13 px-6 py-3 text-base',
};

/** The look alone, for a link that should look like a button. */
export function buttonClass(kind: ButtonKind = 'primary', size: ButtonSize = 'regular'): string {
  return `${base} ${kinds[kind]} ${sizes[size]}`;
}
