import type { Store } from '@perya/app-kit/browser/storage';

/** The tabs of the tasks by the numbers that the documents store: newbie first, daily second. */
export const taskTabs = { newbie: 0, daily: 1 } as const;
export type TaskTab = (typeof taskTabs)[keyof typeof taskTabs];

/** Kept for the visit, under this name. [G-311] */
const name = 'points-tab';

/** Which tab the points page shall open with next time. [G-089 M-166] */
export function askForTab(store: Store, tab: TaskTab): void {
  store.write(name, tab);
}

export function readAskedTab(store: Store): TaskTab | null {
  const asked = store.read(name);
  return asked === taskTabs.newbie || asked === taskTabs.daily ? asked : null;
}

/** It holds for one opening. [M-166] */
export function forgetAskedTab(store: Store): void {
  store.remove(name);
}
