import { useLingui } from '@lingui/react/macro';

/** A moment as a player in the Philippines reads it, whatever the device's own clock is set to. */
export function useMoment(): (unixSeconds: number) => string {
  const { i18n } = useLingui();
  return (unixSeconds) =>
    i18n.date(new Date(unixSeconds * 1000), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Manila',
    });
}
