import type { Drawing } from '@perya/ui/icon';

export const phoneIcon: Drawing = {
  line: 'M8 2.75h8A1.75 1.75 0 0 1 17.75 4.5v15A1.75 1.75 0 0 1 16 21.25H8a1.75 1.75 0 0 1-1.75-1.75v-15A1.75 1.75 0 0 1 8 2.75M10.75 18h2.5',
};
export const mailIcon: Drawing = {
  line: 'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5M3.5 7l8.5 6 8.5-6',
};
export const keyIcon: Drawing = {
  line: 'M8 10.75a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5M11 12l8.5-8.5M16 7l3 3M18.5 4.5l2 2',
};
