import type { Drawing } from '../icon.tsx';

/* What stands in the bar over a game, and nowhere else. */

export const soundIcon: Drawing = {
  line: 'M4 10v4h4l5 4V6l-5 4H4M16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
};
export const soundOffIcon: Drawing = {
  line: 'M4 10v4h4l5 4V6l-5 4H4M16.5 9.5l5 5M21.5 9.5l-5 5',
};
export const historyIcon: Drawing = {
  line: 'M4.5 8.5A8.5 8.5 0 1 1 3.6 13M4 4v4.5h4.5M12 8v4.5l3 2',
};
export const moreIcon: Drawing = {
  solid:
    'M5 10.25a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5M12 10.25a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5M19 10.25a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5',
};
export const fullScreenIcon: Drawing = { line: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5' };
export const leaveFullScreenIcon: Drawing = { line: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' };
