import { create } from 'zustand';
import { readChoice, writeChoice } from '../browser/local-choice.ts';

/** How much of the page a case takes: beside its list, half of the page, all of it. */
const drawerSizes = ['peek', 'half', 'full'] as const;
export type DrawerSize = (typeof drawerSizes)[number];

const name = 'drawer-size';

export const sizeOf = (kept: unknown): DrawerSize =>
  drawerSizes.find((size) => size === kept) ?? 'peek';

/** The next larger one; after the largest the smallest. */
export function sizeAfter(size: DrawerSize): DrawerSize {
  return drawerSizes[(drawerSizes.indexOf(size) + 1) % drawerSizes.length] ?? 'peek';
}

const useSize = create<{ readonly size: DrawerSize }>()(() => ({ size: sizeOf(readChoice(name)) }));

/** One size for every case of every list, kept in this browser. */
export function useDrawerSize(): { size: DrawerSize; enlarge: () => void } {
  const size = useSize((state) => state.size);
  const enlarge = () => {
    const next = sizeAfter(size);
    useSize.setState({ size: next });
    writeChoice(name, next);
  };
  return { size, enlarge };
}
