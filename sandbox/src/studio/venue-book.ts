/** A venue that the studio acts for, with one of its keys. */
export interface StudioVenue {
  code: string;
  keyId: string;
  secret: string;
}

/** The list itself, or where to read it: keys are exchanged while the studio runs. The first key of a venue signs. */
export type VenueSource = readonly StudioVenue[] | (() => Promise<readonly StudioVenue[]>);

export interface VenueBook {
  /** The key to sign with. */
  signing(code: string): Promise<StudioVenue | undefined>;
  /** The key of that name, if the venue has it. */
  named(code: string, keyId: string): Promise<StudioVenue | undefined>;
  /** A key was refused: the list is read anew before the next use. */
  distrust(): void;
}

/** A stranger who names keys that do not exist must not make us read without end. */
const restMs = 2000;

export function createVenueBook(source: VenueSource, now: () => number = Date.now): VenueBook {
  const read = typeof source === 'function' ? source : async () => source;
  let list: readonly StudioVenue[] = [];
  let readAtMs = Number.NEGATIVE_INFINITY;
  let isTrusted = false;
  const renew = async () => {
    if (now() - readAtMs < restMs) return;
    readAtMs = now();
    list = await read();
    isTrusted = true;
  };
  const find = async (isWanted: (venue: StudioVenue) => boolean) => {
    if (!isTrusted) await renew();
    const known = list.find(isWanted);
    if (known) return known;
    await renew();
    return list.find(isWanted);
  };
  return {
    signing: (wanted) => find(({ code }) => code === wanted),
    named: (wanted, wantedKey) => find(({ code, keyId }) => code === wanted && keyId === wantedKey),
    distrust: () => {
      isTrusted = false;
    },
  };
}
