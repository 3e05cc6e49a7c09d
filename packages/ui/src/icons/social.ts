import type { Drawing } from '../icon.tsx';

/* Our own simple drawings of where a brand can be followed. */

export const facebookIcon: Drawing = {
  line: 'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5M12.25 20.5v-9a2.25 2.25 0 0 1 2.25-2.25h1M9.5 13h5.25',
};
export const instagramIcon: Drawing = {
  line: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5M12 8.25a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5M16.75 7.25v.01',
};
export const xIcon: Drawing = {
  line: 'M4.5 4.5h3.75L19.5 19.5h-3.75zM19 4.5l-6 6.5M11 13.25 5 19.5',
};
export const telegramIcon: Drawing = {
  line: 'M20.75 4.25 3.5 11l5.25 2.25M20.75 4.25 17.5 19.5l-8.75-6.25M20.75 4.25l-12 9V19l3.25-3.4',
};
export const viberIcon: Drawing = {
  line: 'M12 3.5c5.2 0 8.5 2.6 8.5 7.25S17.2 18 12 18c-.5 0-1 0-1.5-.08L7.5 20.5v-3.45c-2.6-1.15-4-3.35-4-6.3C3.5 6.1 6.8 3.5 12 3.5M9 7.75c-.9.600-.9 1.75-.25 3A8.6 8.6 0 0 0 12.5 14c1.1.450 2.1.250 2.5-.75l-1.75-1.25-1 .75a4.6 4.6 0 0 1-2-2l.75-1zM13 7.25c1.6.200 2.6 1.2 2.75 2.75',
};
export const youtubeIcon: Drawing = {
  line: 'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5M10.25 9.25v5.5l4.5-2.75z',
};
export const tiktokIcon: Drawing = {
  line: 'M13.5 3.5v11.25a3.5 3.5 0 1 1-3.5-3.5M13.5 3.5c.25 2.9 2 4.75 5 5',
};
