const two = (number: number) => String(number).padStart(2, '0');

/** Hours, minutes and seconds of a day: 05:07:09. */
export function timeLeftText(secondsLeft: number): string {
  const left = Math.max(0, secondsLeft);
  return [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60].map(two).join(':');
}
