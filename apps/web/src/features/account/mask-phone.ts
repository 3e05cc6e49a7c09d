/** Players recognise their own number; bystanders cannot read it. */
export function maskPhone(phone: string): string {
  return phone.length < 7 ? phone : `+63 ${phone.slice(0, 3)} **** ${phone.slice(-3)}`;
}
