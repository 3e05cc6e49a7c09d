import { useLanguage } from '@perya/app-kit/language/language-context';
import { listGames, type Provider } from '@perya/contract/catalogue/calls/catalogue';
import { say, type Text } from '@perya/contract/text';
import { useRef } from 'react';
import { useCall } from '../../../lib/query/use-call.ts';
import { useProviders } from '../filters/use-providers.ts';
import { GameRail } from '../grid/game-rail.tsx';
import { useIsNear } from '../use-is-near.ts';

const newTitle: Text = { en: 'New', tl: 'Bago' };

const gamesAsked = 12;
/** The rows below the sections of the documents; a house with a hundred providers still ends somewhere. */
const providersMax = 8;
/** Catalogues change by the day. */
const freshMs = 5 * 60_000;

interface Wanted {
  readonly is_new?: 1;
  readonly venue_id?: number;
  readonly platform_id?: string;
}

/** New games, then those of each provider; each row is asked for when it comes near the screen. */
export default function MoreRails() {
  const { language } = useLanguage();
  const { providers } = useProviders();
  return (
    <>
      <LateRail title={say(newTitle, language)} wanted={{ is_new: 1 }} />
      {providers?.slice(0, providersMax).map((provider) => (
        <ProviderRail key={`${provider.venue_id}_${provider.id}`} provider={provider} />
      ))}
    </>
  );
}

function ProviderRail({ provider: { name, venue_id, id } }: { readonly provider: Provider }) {
  return <LateRail title={name} wanted={{ venue_id: Number(venue_id), platform_id: id }} />;
}

interface LateRailProps {
  readonly title: string;
  readonly wanted: Wanted;
}

function LateRail({ title, wanted }: LateRailProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const { answer, state } = useCall(
    listGames,
    { ...wanted, page_size: gamesAsked },
    { isWanted: isNear, freshMs },
  );
  const games = answer?.d ?? null;
  if (state === 'failed' || games?.length === 0) return null;
  return (
    <div ref={place}>
      <GameRail title={title} games={games} />
    </div>
  );
}
