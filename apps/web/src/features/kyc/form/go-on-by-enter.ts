import type { KeyboardEvent } from 'react';

const fieldsOf = (form: HTMLElement) =>
  [
    ...form.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
      'input:not([type="file"]), button[role="combobox"]',
    ),
  ].filter((field) => !field.matches(':disabled'));

/** The key of the keyboard that says "next" goes to the next field, and opens one that is chosen and not typed. */
export function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const from = event.target;
  const form = event.currentTarget;
  // Sheets of the form are drawn elsewhere, and have an Enter of their own.
  if (event.key !== 'Enter' || !(from instanceof HTMLInputElement) || !form.contains(from)) return;
  event.preventDefault();
  const fields = fieldsOf(form);
  const next = fields[fields.indexOf(from) + 1];
  next?.focus();
  if (next instanceof HTMLButtonElement) next.click();
}
