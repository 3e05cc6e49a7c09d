const values = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check digit of ICAO 9303: weights 7, 3, 1, fillers count nothing. */
export function checkDigit(text: string): string {
  const sum = [...text].reduce(
    (total, sign, place) => total + Math.max(0, values.indexOf(sign)) * ([7, 3, 1][place % 3] ?? 0),
    0,
  );
  return String(sum % 10);
}
