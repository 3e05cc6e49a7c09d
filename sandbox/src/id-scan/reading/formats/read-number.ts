import { asDigit, asLetter } from './signs.ts';

/** The number in the form of its type (`#` a digit, `A` a letter), or null if it cannot be one. */
export function readNumber(form: string, text: string): string | null {
  const places = form.replace(/[^#A-Z]/g, '');
  const signs = text.toUpperCase().replace(/[^A-Z0-9|]/g, '');
  if (signs.length !== places.length) return null;
  let isForm = true;
  let at = 0;
  const written = form.replace(/[#A-Z]/g, (place) => {
    const sign = signs[at] ?? '';
    at += 1;
    const meant = place === '#' ? asDigit(sign) : asLetter(sign);
    if (place === '#' ? !/\d/.test(meant) : !/[A-Z]/.test(meant)) isForm = false;
    if (place !== '#' && place !== 'A' && meant !== place) isForm = false;
    return meant;
  });
  return isForm ? written : null;
}
