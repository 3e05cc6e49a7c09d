import type { FocusEvent } from 'react';

/**
 * No validation on blur when the focus moves to a button: an error message that appears between press and release
 * would move the button away from under the finger.
 */
export function isFocusMovingToButton({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Element && relatedTarget.matches('button, a');
}
