import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { type ButtonKind, type ButtonSize, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './states/spinner.tsx';

export { buttonClass } from './button-class.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled' | 'children'> {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly children: ReactNode;
  /** While its work runs the button stays in place, says that it is busy and takes no second tap. */
  readonly busy?: boolean;
  /** Why it cannot be pressed now; shown beside it, and read with it because it keeps the focus. */
  readonly disabledReason?: string | undefined;
}

export function Button({
  kind = 'primary',
  size = 'regular',
  busy = false,
  disabledReason,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const refused = busy || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (refused) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={disabledReason === undefined ? undefined : true}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      className={classNames(buttonClass(kind, size), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className="inline-flex max-w-full flex-col gap-1.5">
      {button}
      {/* In the ink of the card that it stands on, which may be dark in the light theme. */}
      <span id={reasonId} className="text-[0.8125rem] leading-snug opacity-85">
        {disabledReason}
      </span>
    </span>
  );
}
