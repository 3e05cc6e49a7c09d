import { type RefObject, useLayoutEffect } from 'react';

/**
 * Takes over what was typed into the server's page before the app was alive, which told nobody. React leaves it in the
 * field until the first redraw, so it is read before that.
 */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  known: string,
  take: (typed: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive.
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== known) take(typed);
  }, []);
}
