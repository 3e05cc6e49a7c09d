import type { FocusEvent } from 'react';

/**
 * Whoever leaves a field to press a button is not judged on the way: a message that appears between the finger's
 * touch and its lift would move the button away from under it.
 */
export function leavesToPress({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Element && relatedTarget.matches('button, a');
}
