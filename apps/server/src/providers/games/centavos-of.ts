/** Whole centavos of pesos with a point, such as `57.12`; null for what is worth less than one. */
export function centavosOf(given: string): number | null {
  const [pesos = '', digits = ''] = given.split('.');
  if (/[1-9]/.test(digits.slice(2))) return null;
  return Number(pesos) * 100 + Number(digits.slice(0, 2).padEnd(2, '0'));
}
