import { classNames } from '@perya/ui/class-names';
import { type Drawing, Icon } from '@perya/ui/icon';
import { Spinner } from '@perya/ui/states/spinner';
import type { ComponentProps } from 'react';

const kinds = {
  primary: 'border-transparent bg-accent text-accent-ink hover:bg-accent-hover',
  secondary: 'border-line bg-raised text-ink shadow-card hover:bg-sunken',
  quiet: 'border-transparent text-ink-muted hover:bg-sunken hover:text-ink',
  danger: 'border-transparent bg-negative text-negative-ink hover:bg-negative-hover',
};

export type ButtonKind = keyof typeof kinds;

const base =
  'inline-flex h-8 max-w-full shrink-0 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-control border px-3 font-semibold no-underline disabled:cursor-not-allowed disabled:opacity-60';

/** The look alone, for a link that should look like a button. */
export function buttonClass(kind: ButtonKind = 'secondary'): string {
  return classNames(base, kinds[kind]);
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
  readonly drawing?: Drawing;
  /** While its work runs the button stays in place and takes no second press. */
  readonly busy?: boolean;
}

export function Button({
  kind = 'secondary',
  drawing,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(kind), className)}
    >
      {busy ? (
        <Spinner className="size-4" />
      ) : (
        drawing && <Icon drawing={drawing} className="size-4" />
      )}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly drawing: Drawing;
  /** The accessible name: the drawing alone has none. */
  readonly label: string;
}

export function IconButton({ drawing, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-muted hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-60',
        className,
      )}
    >
      <Icon drawing={drawing} className="size-4.5" />
    </button>
  );
}

/** The `ref` of a button that Enter presses as soon as it is shown. */
export const focusAtOnce = (button: HTMLButtonElement | null) => button?.focus();
