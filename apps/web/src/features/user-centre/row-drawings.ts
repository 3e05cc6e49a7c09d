import type { Drawing } from '@perya/ui/icon';

/** The headset is whoever answers; what is written down to be read has a ring of its own. */
export const lifebuoyIcon: Drawing = {
  line: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M12 8.25a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5M6 6l3.35 3.35M14.65 14.65 18 18M18 6l-3.35 3.35M9.35 14.65 6 18',
};

/** The heart is of games that one likes; what is said to us has a bubble. */
export const speechIcon: Drawing = {
  line: 'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v8.75a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 3.5v-3.5h-2a1.5 1.5 0 0 1-1.5-1.5V6a1.5 1.5 0 0 1 1.5-1.5M8.25 8.75h7.5M8.25 12h4.5',
};
