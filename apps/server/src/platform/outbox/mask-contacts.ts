/** Carriers repeat in their errors whom they could not reach: digits of a phone, an address. */
export function maskContacts(text: string): string {
  return text
    .replace(/[^\s<>"'@]+@[^\s<>"'@]+/g, '•••@•••')
    .replace(/\+?\d(?:[\s()-]?\d){6,}/g, (number) => `••• ${number.slice(-2)}`)
    .slice(0, 500);
}
