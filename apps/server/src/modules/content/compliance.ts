import type { Recorded } from '../audit/index.ts';
import type { SiteIndex } from './content.store.ts';
import type { HomeStore } from './home/home.store.ts';
import type { ContentServices } from './services.ts';
import { unwrittenIndex } from './unwritten-index.ts';

/** Between these moments, in unix seconds, players of a site are led to complete their identity check. */
export interface ComplianceWindow {
  from: number;
  until: number;
}

const windowOf = ({ data }: SiteIndex): ComplianceWindow | null =>
  data.cmpl === 1 ? { from: data.cmpl_start, until: data.cmpl_end } : null;

/** The window that a site was given, over or not; null where it has none. As it is now, not as it is cached. */
export async function readCompliance(
  { store }: Pick<ContentServices, 'store'>,
  tag: string,
): Promise<ComplianceWindow | null> {
  const index = await store.findIndex(tag);
  return index && windowOf(index);
}

/** Gives a site a window, or takes it away; answers the one before. */
export async function setCompliance(
  home: Pick<HomeStore, 'lock' | 'save'>,
  tx: Recorded,
  tag: string,
  window: ComplianceWindow | null,
): Promise<ComplianceWindow | null> {
  const held = (await home.lock(tx, tag)) ?? unwrittenIndex(tag);
  const cmpl = window
    ? ({ cmpl: 1, cmpl_start: window.from, cmpl_end: window.until } as const)
    : ({ cmpl: 0, cmpl_start: 0, cmpl_end: 0 } as const);
  await home.save(tx, tag, { ...held.data, ...cmpl });
  return windowOf(held);
}
