import { useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../../lib/fields/button.tsx';

/** The button of a dialog that Enter presses at once: what a dialog shows comes after the dialog, so it takes the focus itself. */
export function FirstButton({ isFirst = true, ...props }: ButtonProps & { isFirst?: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFirst) button.current?.focus();
  }, [isFirst]);
  return <Button {...props} ref={button} />;
}
