import { expect, test } from 'vitest';
import { readContacts, writeContacts } from './contacts.ts';

test('contacts are read as they were written', () => {
  const contacts = [
    { name: 'Facebook', url: 'https://facebook.example/house' },
    { name: 'Our own chat', url: 'https://help.example/chat' },
  ];
  expect(readContacts(writeContacts(contacts))).toEqual(contacts);
});

test('empty lines are left out, and a line without a name or an address stays to be refused', () => {
  expect(readContacts('\n  \nhttps://help.example\n')).toEqual([
    { name: '', url: 'https://help.example' },
  ]);
  expect(readContacts('Facebook')).toEqual([{ name: '', url: 'Facebook' }]);
});
