import { useLingui } from '@lingui/react/macro';

const formats = {
  full: { dateStyle: 'medium', timeStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { timeStyle: 'medium' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A time stands in one line with its half of the day. */
const whole = (text: string) => text.replace(/\s(?=[AP]M\b)/i, '\u00a0');

/** A moment as a player in the Philippines reads it, whatever the device's own clock is set to. */
export function useMoment(format: keyof typeof formats): (unixSeconds: number) => string {
  const { i18n } = useLingui();
  return (unixSeconds) =>
    whole(i18n.date(new Date(unixSeconds * 1000), { ...formats[format], timeZone: 'Asia/Manila' }));
}
