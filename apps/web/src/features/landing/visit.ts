import type { Store } from '@perya/app-kit/browser/storage';
import type { LandingPage } from '@perya/contract/rules/content/campaign';

const visitsName = 'landing-visits';
const choiceName = 'measuring';

/** True the first time in a visit that this advertisement leads to this page. */
export function takeVisit(store: Store, adId: string, page: LandingPage): boolean {
  const stored = store.read(visitsName);
  const visits: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const visit = `${page} ${adId}`;
  if (visits.includes(visit)) return false;
  store.write(visitsName, [...visits, visit]);
  return true;
}

export type Choice = 'yes' | 'no';

/** Null while the visitor has not chosen. */
export function readChoice(store: Store): Choice | null {
  const stored = store.read(choiceName);
  return stored === 'yes' || stored === 'no' ? stored : null;
}

export function storeChoice(store: Store, choice: Choice): void {
  store.write(choiceName, choice);
}
