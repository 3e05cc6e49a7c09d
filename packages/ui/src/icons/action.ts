import type { Drawing } from '../icon.tsx';

export const backIcon: Drawing = { line: 'M19.5 12h-15M10.5 6l-6 6 6 6' };
export const checkIcon: Drawing = { line: 'M5 12.5l4.5 4.5L19 7.5' };
export const chevronDownIcon: Drawing = { line: 'M5.5 9.5 12 16l6.5-6.5' };
export const copyIcon: Drawing = {
  line: 'M9 8.5h9.5A1.5 1.5 0 0 1 20 10v9.5a1.5 1.5 0 0 1-1.5 1.5H9a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 9 8.5M4.5 15.5A1.5 1.5 0 0 1 4 14.4V5a2 2 0 0 1 2-2h9.4a1.5 1.5 0 0 1 1.1.5',
};
export const searchIcon: Drawing = {
  line: 'M10.75 4a6.75 6.75 0 1 1 0 13.5 6.75 6.75 0 0 1 0-13.5M15.75 15.75 20.5 20.5',
};
export const refreshIcon: Drawing = {
  line: 'M20 5v4.5h-4.5M4 19v-4.5h4.5M19.4 9.5A8 8 0 0 0 5.3 8M4.6 14.5A8 8 0 0 0 18.7 16',
};
export const externalIcon: Drawing = {
  line: 'M14 4h6v6M20 4l-9 9M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4',
};
export const eyeIcon: Drawing = {
  line: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.25a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5',
};
export const eyeOffIcon: Drawing = {
  line: 'M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.3 7.4A15.7 15.7 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4.5-1.15M10 10.1a2.75 2.75 0 0 0 3.9 3.9',
};
export const calendarIcon: Drawing = {
  line: 'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19V7a1.5 1.5 0 0 1 1.5-1.5M4 10h16M8.5 3v4M15.5 3v4',
};
export const pauseIcon: Drawing = { line: 'M9 6v12M15 6v12' };
export const playIcon: Drawing = { line: 'M8 5.5v13l10.5-6.5z' };
export const plusIcon: Drawing = { line: 'M12 5v14M5 12h14' };
export const minusIcon: Drawing = { line: 'M5 12h14' };
export const heartIcon: Drawing = {
  line: 'M12 20S3.5 15.2 3.5 9.25A4.6 4.6 0 0 1 12 6.75a4.6 4.6 0 0 1 8.5 2.5C20.5 15.2 12 20 12 20',
};
export const heartFilledIcon: Drawing = {
  solid:
    'M12 20.9S2.6 15.7 2.6 9.25A5.45 5.45 0 0 1 12 5.5a5.45 5.45 0 0 1 9.4 3.75C21.4 15.7 12 20.9 12 20.9',
};
export const languageIcon: Drawing = {
  line: 'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5M3.5 12h17M12 3.25c2.3 2.3 3.5 5.35 3.5 8.75s-1.2 6.45-3.5 8.75c-2.3-2.3-3.5-5.35-3.5-8.75S9.7 5.55 12 3.25',
};
/** Half lit: the theme that follows the device. */
