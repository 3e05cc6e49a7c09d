import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const kinds = {
  plain: 'border border-line bg-raised text-ink shadow-card',
  glow: 'glow shadow-card',
};

export interface CardProps extends ComponentProps<'div'> {
  readonly kind?: keyof typeof kinds;
  /** Without padding, for rows that reach from edge to edge. */
  readonly flush?: boolean;
}

export function Card({ kind = 'plain', flush = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(
        'rounded-card',
        flush ? 'overflow-hidden' : 'p-4',
        kinds[kind],
        className,
      )}
    />
  );
}
