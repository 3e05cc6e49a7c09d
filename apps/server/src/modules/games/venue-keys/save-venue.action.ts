import type { VenueWanted } from '@perya/contract/games/staff-calls/venues';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isFramed } from '../../../platform/web/is-framed.ts';
import type { RequestAction } from '../../audit/index.ts';
import type { GamesServices } from '../services.ts';

const venueOf = ({ launch_url, is_open, win_times, ...venue }: VenueWanted) => ({
  ...venue,
  launchUrl: launch_url,
  isOpen: is_open,
  winTimes: win_times,
});

/** The settings say whose pages may stand in ours: staff bring no place of their own, not even two of them. */
function refuseOrigin({ frameOrigins, hasSandbox }: VenueServices, { launch_url }: VenueWanted) {
  const isKnown = launch_url.startsWith('/')
    ? hasSandbox
    : frameOrigins.some((source) => isFramed(source, launch_url));
  if (!isKnown) throw new Refusal('VENUE_ORIGIN');
}

interface VenueServices extends Pick<GamesServices, 'catalogue'> {
  frameOrigins: readonly string[];
  /** The studio of the sandbox opens on a path of this server. */
  hasSandbox: boolean;
}

const sayOpen = (isOpen: boolean) =>
  isOpen ? { en: 'open', tl: 'bukas' } : { en: 'closed', tl: 'sarado' };

/** A provider of games: where they open and what they may pay. Its key is asked for by itself. */
export function saveVenue(services: VenueServices): RequestAction<VenueWanted> {
  const { catalogue } = services;
  return {
    async describe(wanted) {
      refuseOrigin(services, wanted);
      const { code, revision, name, launch_url, win_times } = wanted;
      const held = (await catalogue.listVenues()).find((each) => each.code === code);
      if (revision === 0 && held) throw new Refusal('VENUE_KNOWN');
      if (revision > 0 && held?.revision !== revision) throw new Refusal('CHANGED_MEANWHILE');
      const state = sayOpen(wanted.is_open);
      const is = `${name}, ${launch_url}, ×${win_times}`;
      const subject = { kind: 'venue', venue: code } as const;
      if (!held) {
        return {
          subject,
          topic: code,
          says: {
            en: `A new venue ${code}: ${is}, ${state.en}. It has no key and no games yet.`,
            tl: `Bagong venue ${code}: ${is}, ${state.tl}. Wala pa itong key at mga laro.`,
          },
        };
      }
      const before = await catalogue.findCeilings(code);
      const was = `${held.name}, ${held.launchUrl}, ×${before?.winTimes ?? '–'}`;
      const stood = sayOpen(held.isOpen);
      if (is === was && state.en === stood.en) throw new Refusal('NOTHING_TO_CHANGE');
      return {
        subject,
        topic: code,
        says: {
          en: `Venue ${code}: ${is}, ${state.en}, instead of ${was}, ${stood.en}. Games open there from then on.`,
          tl: `Venue ${code}: ${is}, ${state.tl}, sa halip na ${was}, ${stood.tl}. Doon magbubukas ang mga laro mula noon.`,
        },
      };
    },
    async carryOut(tx, { input, reason }) {
      refuseOrigin(services, input);
      const entry = await catalogue.saveVenue(tx, venueOf(input), reason);
      return { entries: [entry], afterCommit: catalogue.expire };
    },
  };
}
