/** Hours are not cut into days: the deadline is spoken of in hours. */
export function countdownParts(secondsLeft: number) {
  const left = Math.max(0, secondsLeft);
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    hours: two(Math.floor(left / 3600)),
    minutes: two(Math.floor(left / 60) % 60),
    seconds: two(left % 60),
  };
}
