import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { type Drawing, Icon } from './icon.tsx';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> {
  readonly drawing: Drawing;
  /** The accessible name: the drawing alone has none. */
  readonly label: string;
  readonly kind?: 'plain' | 'filled';
}

const kinds = {
  plain: 'text-ink hover:bg-sunken',
  filled: 'border border-line bg-raised text-ink shadow-card hover:bg-sunken',
};

export function IconButton({
  drawing,
  label,
  kind = 'plain',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-[background-color,transform] duration-[var(--motion-press)] active:scale-95 disabled:cursor-not-allowed disabled:text-ink-muted disabled:opacity-60',
        kinds[kind],
        className,
      )}
    >
      <Icon drawing={drawing} />
    </button>
  );
}
