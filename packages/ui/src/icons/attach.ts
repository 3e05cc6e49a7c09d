import type { Drawing } from '../icon.tsx';

/** A picture, for the button that adds one. */
export const attachIcon: Drawing = {
  line: 'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5M4.5 16.5l4.25-4.5 3.5 3.5 2.75-2.75 4.5 4.25M15.5 8.75v.01',
};
