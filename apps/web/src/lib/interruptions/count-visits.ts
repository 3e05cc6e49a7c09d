import type { Store } from '@perya/app-kit/browser/storage';

const inVisit = 'visit-counted';
const visits = 'visits';

/** How many visits this browser has made, the present one with it; a visit ends with its tab. */
export function countVisits(ofVisit: Store, ofBrowser: Store): number {
  const kept = ofBrowser.read(visits);
  const before = typeof kept === 'number' ? kept : 0;
  if (ofVisit.read(inVisit) === true) return Math.max(before, 1);
  ofVisit.write(inVisit, true);
  ofBrowser.write(visits, before + 1);
  return before + 1;
}
