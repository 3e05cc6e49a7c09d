import type { Drawing } from '../icon.tsx';

/* What the frame around every page shows; apart from the other icons so that the first chunk carries these alone. */

export const homeIcon: Drawing = {
  line: 'M3.5 11 12 4l8.5 7M5.5 9.6V19a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V9.6M9.75 20v-5a1 1 0 0 1 1-1h2.5a1 1 0 0 1 1 1v5',
};
export const personIcon: Drawing = {
  line: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.5 20.25c.7-3.5 3.75-5.5 7.5-5.5s6.8 2 7.5 5.5',
};
export const sunIcon: Drawing = {
  line: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
};
export const moonIcon: Drawing = {
  line: 'M20.25 14.25A8.5 8.5 0 0 1 9.75 3.75a8.5 8.5 0 1 0 10.5 10.5',
};
export const themeSystemIcon: Drawing = {
  line: 'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5',
  solid: 'M12 6a6 6 0 0 1 0 12z',
};
export const closeIcon: Drawing = { line: 'M6 6l12 12M18 6 6 18' };
export const infoIcon: Drawing = {
  line: 'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5M12 11.25v5M12 7.75v.01',
};
export const offlineIcon: Drawing = {
  line: 'M3.5 3.5l17 17M2.5 9a14 14 0 0 1 4.3-2.7M10.3 5.1A14 14 0 0 1 21.5 9M5.7 12.5a9.5 9.5 0 0 1 3.7-2.2M14 10.1a9.5 9.5 0 0 1 4.3 2.4M9 16a4.6 4.6 0 0 1 4.9-.95M12 19.25v.01',
};
export const boothIcon: Drawing = {
  line: 'M4 9.25 5.5 4h13L20 9.25M4 9.25a2 2 0 0 0 4 0 2 2 0 0 0 4 0 2 2 0 0 0 4 0 2 2 0 0 0 4 0M5.5 11.25V20h13v-8.75M5.5 15.75h13',
};
export const chevronLeftIcon: Drawing = { line: 'M14.5 5.5 8 12l6.5 6.5' };
export const chevronRightIcon: Drawing = { line: 'M9.5 5.5 16 12l-6.5 6.5' };
