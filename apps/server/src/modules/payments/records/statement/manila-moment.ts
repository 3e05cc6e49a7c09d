const manila = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Manila',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-11-16 05:20:00`, in Manila. */
export const manilaMoment = (moment: Date): string => manila.format(moment);
