/** Personal data as staff see it who have not asked for more: enough to recognise, too little to use. */

const hidden = '•••';

/** `+639171234567` is `+63 917 ••• ••67`; a number of another form keeps its last two digits. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const last = digits.slice(-2);
  if (digits.startsWith('63') && digits.length === 12)
    return `+63 ${digits.slice(2, 5)} ${hidden} ••${last}`;
  if (digits.startsWith('9') && digits.length === 10)
    return `+63 ${digits.slice(0, 3)} ${hidden} ••${last}`;
  return `${hidden} ••${last}`;
}

/** `maria@mail.ph` is `m•••@mail.ph`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? hidden : `${[...email][0]}${hidden}${email.slice(at)}`;
}

/** `Maria Santos` is `M••• S•••`. */
export function maskName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => `${[...word][0]}${hidden}`).join(' ');
}

const emails = /[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+/g;
const phones = /\+\d{8,15}\b|\b(?:63|0)?9\d{9}\b/g;

/** Masks what reads as an email address or a phone within other words. */
export function maskWithin(text: string): string {
  return text.replace(emails, maskEmail).replace(phones, maskPhone);
}
