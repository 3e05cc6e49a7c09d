import { describe, expect, test } from 'vitest';
import { createInbox } from './inbox.ts';
import { inboxPage } from './inbox-page.ts';

describe('the sandbox inbox', () => {
  test('gives messages newest first, with the code read out of the text', () => {
    const inbox = createInbox(() => 1_700_000_000_000);
    inbox.take('+639171234567', '123456 is your code');
    inbox.take('+639171234567', 'A new device came in from 10.0.0.1');
    inbox.take('a@b.ph', '654321 is your code');
    expect(inbox.list('9171234567')).toEqual([
      {
        to: '+639171234567',
        text: 'A new device came in from 10.0.0.1',
        code: null,
        sent_at: 1_700_000_000,
      },
      { to: '+639171234567', text: '123456 is your code', code: '123456', sent_at: 1_700_000_000 },
    ]);
    expect(inbox.list()).toHaveLength(3);
  });

  test('knows a phone however it is written', () => {
    const inbox = createInbox();
    inbox.take('+639171234567', 'x');
    for (const phone of ['9171234567', '09171234567', '+63 917 123 4567', '639171234567']) {
      expect(inbox.list(phone), phone).toHaveLength(1);
    }
    expect(inbox.list('9171234568')).toHaveLength(0);
    inbox.take('Ana@Example.ph', 'x');
    expect(inbox.list('ana@example.ph')).toHaveLength(1);
  });

  test('shows texts as texts', () => {
    const inbox = createInbox();
    inbox.take('x', '<script>alert(1)</script>');
    expect(inboxPage(inbox.list(), '"><b>')).not.toMatch(/<script>|"><b>/);
  });
});
