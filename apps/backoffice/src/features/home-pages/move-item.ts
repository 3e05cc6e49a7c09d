/** The list with one item a step earlier (-1) or later (1); the same list where there is no such place. */
export function moveItem<Item>(list: readonly Item[], from: number, step: -1 | 1): readonly Item[] {
  const to = from + step;
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.filter((_, place) => place !== from).toSpliced(to, 0, item);
}

export function replaceItem<Item>(
  list: readonly Item[],
  at: number,
  change: Partial<Item>,
): readonly Item[] {
  return list.map((item, place) => (place === at ? { ...item, ...change } : item));
}

export function removeItem<Item>(list: readonly Item[], at: number): readonly Item[] {
  return list.filter((_, place) => place !== at);
}
