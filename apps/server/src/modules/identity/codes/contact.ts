/** A phone or an email address in one text, as codes and locks are kept by. */
export function phoneContact(countryCode: string, phone: string): string {
  return `+${countryCode}${phone}`;
}

export function isPhone(contact: string): boolean {
  return contact.startsWith('+');
}

export function phoneOf(contact: string): { countryCode: string; phone: string } {
  return { countryCode: contact.slice(1, 3), phone: contact.slice(3) };
}
