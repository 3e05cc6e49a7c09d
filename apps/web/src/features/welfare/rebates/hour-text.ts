/** An hour of the day as the documents write it: 19 is 7PM. [G-284] */
export function hourText(hour: number): string {
  const ofHalf = hour % 12 === 0 ? 12 : hour % 12;
  return `${ofHalf}${hour % 24 >= 12 ? 'PM' : 'AM'}`;
}
