import { boxTimes } from '@perya/contract/rules/promotions/boxes';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Opens after the delay of the popup; false for a second tap meanwhile, which opens nothing. [M-081 M-448] */
export function openSoon(open: () => void): boolean {
  if (timer !== undefined) return false;
  timer = setTimeout(() => {
    timer = undefined;
    open();
  }, boxTimes.showMs);
  return true;
}
