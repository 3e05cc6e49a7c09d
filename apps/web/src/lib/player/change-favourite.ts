interface FavouriteCalls {
  readonly add: (id: string) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

/** Answers false where the change was ignored. */
export type ChangeFavourite = (id: string, isWanted: boolean) => Promise<boolean>;

/** One change at a time, each followed by a fetch of the list; what is tapped meanwhile is ignored. [G-160 G-161 G-162 G-163] */
export function createChangeFavourite({ add, remove, refetch }: FavouriteCalls): ChangeFavourite {
  let isUnderWay = false;
  return async (id, isWanted) => {
    if (isUnderWay) return false;
    isUnderWay = true;
    try {
      await (isWanted ? add(id) : remove(id));
      // The change was made; a failed refetch is repeated by the next page.
      await refetch().catch(() => {});
      return true;
    } finally {
      isUnderWay = false;
    }
  };
}
