import type { Drawing } from '../icon.tsx';

/* Each status has a shape of its own, so that colour is never the only sign. */

export const successIcon: Drawing = {
  line: 'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5M8 12.25l2.75 2.75L16 9.5',
};
export const warningIcon: Drawing = {
  line: 'M10.7 4.25 2.9 17.75A1.5 1.5 0 0 0 4.2 20h15.6a1.5 1.5 0 0 0 1.3-2.25L13.3 4.25a1.5 1.5 0 0 0-2.6 0M12 9.5v4M12 16.75v.01',
};
export const errorIcon: Drawing = {
  line: 'M8.4 3.5h7.2L20.5 8.4v7.2l-4.9 4.9H8.4L3.5 15.6V8.4zM9.25 9.25l5.5 5.5M14.75 9.25l-5.5 5.5',
};
export const shieldIcon: Drawing = {
  line: 'M12 3l7.5 2.75v5.5c0 4.6-3.1 8.2-7.5 9.75-4.4-1.55-7.5-5.15-7.5-9.75v-5.5zM8.75 12l2.25 2.25 4.25-4.5',
};
export const walletIcon: Drawing = {
  line: 'M18 7.5V6a1.5 1.5 0 0 0-1.5-1.5h-11a2 2 0 0 0 0 4H19A1.5 1.5 0 0 1 20.5 10v8a1.5 1.5 0 0 1-1.5 1.5H5.5a2 2 0 0 1-2-2v-11M16.5 14v.01',
};
export const bellIcon: Drawing = {
  line: 'M6.25 16.5v-5.25a5.75 5.75 0 0 1 11.5 0v5.25l1.75 2h-15zM12 3.25V5.5M10 18.5a2 2 0 0 0 4 0',
};
export const trophyIcon: Drawing = {
  line: 'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4.25v1.25A3.25 3.25 0 0 0 7.5 10M16.5 5.5h3.25v1.25A3.25 3.25 0 0 1 16.5 10M12 14v3.25M8.5 20h7M9.5 20c0-1.7 1-2.75 2.5-2.75s2.5 1.05 2.5 2.75',
};
export const ticketIcon: Drawing = {
  line: 'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v2.25a2.25 2.25 0 0 0 0 4.5v2.25a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-2.25a2.25 2.25 0 0 0 0-4.5V7.5A1.5 1.5 0 0 1 4.5 6M14.5 9v.01M14.5 12v.01M14.5 15v.01',
};
export const clockIcon: Drawing = {
  line: 'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5M12 7.25V12l3.25 2',
};
/** Stands where a picture could not be loaded: a booth with its awning. [M-407] */
export const megaphoneIcon: Drawing = {
  line: 'M4 10v4h3l9 4V6l-9 4zM7.5 14l1 5h2.5l-1-4M19 9.5a4 4 0 0 1 0 5',
};
