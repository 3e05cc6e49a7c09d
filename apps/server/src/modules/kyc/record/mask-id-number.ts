const shown = 4;

/** Its last four characters, enough to recognise one's own; of a shorter one, nothing. */
export function maskIdNumber(idNumber: string): string {
  const isLong = idNumber.length > shown;
  return isLong
    ? `${'*'.repeat(idNumber.length - shown)}${idNumber.slice(-shown)}`
    : '*'.repeat(idNumber.length);
}
