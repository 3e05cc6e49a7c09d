import { expect, test } from 'vitest';
import { maskContacts } from './mask-contacts.ts';

test.each([
  ['550 no such user ana.cruz@example.ph here', '550 no such user •••@••• here'],
  ['Semaphore answered 500 for +639171234567', 'Semaphore answered 500 for ••• 67'],
  ['0917 123 4567 is unreachable', '••• 67 is unreachable'],
  ['No carrier serves the channel sms', 'No carrier serves the channel sms'],
])('%s shows nobody', (said, shown) => {
  expect(maskContacts(said)).toBe(shown);
});
