/** Enough to know one's own number by, too little for whoever looks over the shoulder. */
export function maskPhone(phone: string): string {
  return phone.length < 7 ? phone : `+63 ${phone.slice(0, 3)} **** ${phone.slice(-3)}`;
}
