import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { create } from 'zustand';

/** The index as it was fetched last; null while the one that came with the page still holds. */
export const useFreshIndex = create<{ readonly index: IndexData | null }>(() => ({ index: null }));

export function keepFreshIndex(index: IndexData): void {
  useFreshIndex.setState({ index });
}
