import { listStops, type Stop } from '@perya/contract/house/staff-calls/stops';
import { useCall } from '../query/use-call.ts';
import { useMay } from '../session/session.ts';

const lookEveryMs = 15_000;

/** What is stopped for many players: the house, venues, games. Empty for whoever may not read it. */
export function useGamingStops(): readonly Stop[] {
  const may = useMay();
  const asked = { box: 'in-force', of: 'games', limit: 50 } as const;
  const { answer } = useCall(listStops, asked, {
    isWanted: may('games.read'),
    pollMs: lookEveryMs,
  });
  return answer?.rows ?? [];
}

/** The stop that a venue is under: its own, or the house's. */
export function useVenueStop(venue: string): Stop | null {
  const stops = useGamingStops();
  const isOver = ({ scope, subject }: Stop) =>
    scope === 'house' || (scope === 'venue' && subject === venue);
  return stops.find(isOver) ?? null;
}
