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
/** A key that was retired opens no game after this long. */
const maxAgeMs = 5000;

export function createVenueBook(source: VenueSource, now: () => number = Date.now): VenueBook {
  const read = typeof source === 'function' ? source : async () => source;
  let list: readonly StudioVenue[] = [];
  let readAtMs = Number.NEGATIVE_INFINITY;
  let isTrusted = false;
  let reading: Promise<void> | null = null;
  const readList = async () => {
    list = await read();
    isTrusted = true;
  };
  /** Whoever asks while the list is read waits for it, instead of finding the old one. */
  const renew = async () => {
    if (reading === null && now() - readAtMs >= restMs) {
      readAtMs = now();
      reading = readList().finally(() => {
        reading = null;
      });
    }
    await reading;
  };
  const find = async (isWanted: (venue: StudioVenue) => boolean) => {
    if (!isTrusted) await renew();
    // While the list cannot be read, the one at hand is better than none.
    else if (now() - readAtMs >= maxAgeMs) await renew().catch(() => {});
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
