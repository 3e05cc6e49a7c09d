import type { Drawing } from '../icon.tsx';

/* The other tabs; home and person stand in the frame's file. */

export const coinIcon: Drawing = {
  line: 'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5M10 17V7.25h2.5a2.75 2.75 0 0 1 0 5.5H10M8 10h8.25',
};
/* The welfare tab turns through three frames: closed, lid lifting, open with a spark. [M-023] */
export const giftIcon: Drawing = {
  line: 'M4.75 12v7a1 1 0 0 0 1 1h12.5a1 1 0 0 0 1-1v-7M4.25 8h15.5a.75.75 0 0 1 .75.75v2.5a.75.75 0 0 1-.75.75H4.25a.75.75 0 0 1-.75-.75v-2.5A.75.75 0 0 1 4.25 8M12 8v12M12 8S11.4 3.75 8.7 3.75a2.1 2.1 0 0 0 0 4.25zM12 8s.6-4.25 3.3-4.25a2.1 2.1 0 0 1 0 4.25z',
};
export const giftLiftedIcon: Drawing = {
  line: 'M4.75 12.5V19a1 1 0 0 0 1 1h12.5a1 1 0 0 0 1-1v-6.5zM12 12.5V20M3.9 8.1l15.6-2.75a.7.7 0 0 1 .8.57l.3 1.72a.7.7 0 0 1-.57.8L4.44 11.2a.7.7 0 0 1-.8-.57l-.3-1.72a.7.7 0 0 1 .56-.8M11.7 6.7S10.2 2.9 7.7 3.6s-1.9 4 1.3 3.6zM11.7 6.7s-.1-4 2.6-4.1 3 3.4-.3 3.7z',
};
export const giftOpenIcon: Drawing = {
  line: 'M4.75 12v7a1 1 0 0 0 1 1h12.5a1 1 0 0 0 1-1v-7M3.5 12h17M12 15.5V20M12 3v5.5M9.25 5.75h5.5M6.25 8.25v1.5M17.75 8.25v1.5M5.5 4.5v.01M18.5 4.5v.01',
};
export const headsetIcon: Drawing = {
  line: 'M4 14v-2a8 8 0 0 1 16 0v2M4 14.5A1.5 1.5 0 0 1 5.5 13H7v6H5.5A1.5 1.5 0 0 1 4 17.5zM20 14.5a1.5 1.5 0 0 0-1.5-1.5H17v6h1.5a1.5 1.5 0 0 0 1.5-1.5zM18.5 19v.25A1.75 1.75 0 0 1 16.75 21H13.5',
};
