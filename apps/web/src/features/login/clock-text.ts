/** Short waits in seconds, long ones as minutes and seconds: half an hour in seconds says nothing. */
export function clockText(seconds: number): string {
  if (seconds < 60) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
