import { Refusal } from '../../../platform/http/refusal.ts';
import { fetchCover } from '../../../providers/games/fetch-cover.ts';
import { type GameProvider, ProviderFailure } from '../../../providers/games/game-provider.ts';
import { bySystem, nothingChanged } from '../../audit/index.ts';
import type { CatalogueServices } from '../services.ts';
import type { WantedCover } from './provider-games.store.ts';

type Services = Pick<
  CatalogueServices,
  'gameProviders' | 'providerList' | 'covers' | 'audit' | 'cache'
>;

/** A minute's work; a list is asked for once for all of them. */
const coversAtOnce = 20;
/** A provider that shows no picture for a day shows none. */
const triesMax = 8;
/** Pictures lie under whoever sent them; these were sent by nobody of the staff. */
const nobody = 0n;

async function keepCover(
  { providerList, covers, audit, cache }: Services,
  { code }: WantedCover,
  bytes: Buffer,
): Promise<void> {
  const { picture: img } = await covers.take({ staffId: nobody, upload: bytes });
  await audit.record(bySystem('catalogue.covers'), async (tx) => {
    if (!(await providerList.saveCover(tx, code, img))) return nothingChanged<undefined>(undefined);
    const subject = { kind: 'game', code } as const;
    return {
      result: undefined,
      entries: [{ action: 'catalogue.game-described', subject, after: { img } }],
    };
  });
  cache.expire();
}

async function fetchOne(
  services: Services,
  provider: GameProvider,
  wanted: WantedCover,
  address: string | null,
): Promise<void> {
  const { providerList } = services;
  if (address === null || wanted.tries >= triesMax) return providerList.giveUp(wanted.code);
  try {
    await keepCover(services, wanted, await fetchCover(address, provider.coverOrigins));
  } catch (error) {
    // What is no picture, or too large a one, may be another one tomorrow.
    if (!(error instanceof ProviderFailure || error instanceof Refusal)) throw error;
    await providerList.putOff(wanted.code);
  }
}

/** Fetches the covers of games that were taken over from a provider's list, drawn anew like every picture. */
export async function fetchCovers(services: Services): Promise<void> {
  const { gameProviders, providerList } = services;
  const wanted = await providerList.listWanted(coversAtOnce);
  for (const [venue, provider] of gameProviders) {
    const own = wanted.filter((each) => each.venue === venue);
    if (own.length === 0) continue;
    const games = await provider.listGames().catch((error: unknown) => {
      if (error instanceof ProviderFailure) return null;
      throw error;
    });
    for (const each of own) {
      if (games === null) {
        await providerList.putOff(each.code);
        continue;
      }
      const listed = games.find(({ providerGame }) => providerGame === each.providerGame);
      await fetchOne(services, provider, each, listed?.cover ?? null);
    }
  }
}
