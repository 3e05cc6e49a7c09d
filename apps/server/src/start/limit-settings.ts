import * as z from 'zod/mini';
import { liveLimits } from '../platform/live/live-limits.ts';
import { networkLimits } from '../platform/network/network-limits.ts';
import { declareSettings } from '../platform/settings/declare-settings.ts';
import { wholeNumber } from '../platform/settings/setting-forms.ts';
import { rateLimits } from '../rate-limits.ts';

const limit = (unset: number, meaning: string) => ({
  schema: z._default(wholeNumber(1, 1_000_000_000), unset),
  unset: `\`${unset}\``,
  meaning,
});

/** Behind a carrier thousands of players share an address: it is a wide bound, and players and devices the narrow one. */
export const limitSettings = declareSettings(
  {
    PERYA_PLAYER_REQUESTS: limit(
      rateLimits.caller.points,
      'requests of one player, member of staff or partner in ten seconds, and of one device that is not logged in',
    ),
    PERYA_ADDRESS_REQUESTS: limit(
      rateLimits.address.points,
      'requests of one address in ten seconds: thousands of players share one behind a carrier',
    ),
    PERYA_ADDRESS_PAGES: limit(
      rateLimits.page.points,
      'pages of one address in a minute that have to be painted; those that were painted before are not counted',
    ),
    PERYA_ADDRESS_CODES: limit(
      rateLimits.codeAddress.points,
      'codes sent for one address in ten minutes; those of one phone are counted by themselves',
    ),
    PERYA_ADDRESS_LOGINS: limit(
      rateLimits.handoverAddress.points,
      "logins from one address in ten minutes: by handover and by partners' tokens, each",
    ),
    PERYA_ADDRESS_WRONG_PASSWORDS: limit(
      rateLimits.passwordAddress.points,
      'wrong passwords from one address in ten minutes, whosever they are; guesses at one account are counted by themselves',
    ),
    PERYA_ADDRESS_CONNECTIONS: limit(
      networkLimits.connectionsPerAddress,
      'connections that one address may hold; behind a proxy it is the proxy that limits them',
    ),
    PERYA_ADDRESS_LINES: limit(
      liveLimits.connectionsPerAddress,
      'lines of live messages that one address may hold on a process',
    ),
    PERYA_PLAYER_LINES: limit(
      liveLimits.connectionsPerPlayer,
      'lines of live messages that one player may hold on a process',
    ),
    PERYA_VENUE_REQUESTS: limit(
      rateLimits.providerVenue.points,
      "signed requests of one venue to the providers' API in ten seconds",
    ),
    PERYA_VENUE_REFUSED: limit(
      rateLimits.providerRefused.points,
      "unsigned or wrongly signed requests of one address to the providers' API in ten seconds",
    ),
  },
  (given) => {
    const logins = { points: given.PERYA_ADDRESS_LOGINS };
    return {
      rateLimits: {
        ...rateLimits,
        caller: { ...rateLimits.caller, points: given.PERYA_PLAYER_REQUESTS },
        address: { ...rateLimits.address, points: given.PERYA_ADDRESS_REQUESTS },
        page: { ...rateLimits.page, points: given.PERYA_ADDRESS_PAGES },
        codeAddress: { ...rateLimits.codeAddress, points: given.PERYA_ADDRESS_CODES },
        passwordAddress: {
          ...rateLimits.passwordAddress,
          points: given.PERYA_ADDRESS_WRONG_PASSWORDS,
        },
        handoverAddress: { ...rateLimits.handoverAddress, ...logins },
        partnerAddress: { ...rateLimits.partnerAddress, ...logins },
        providerVenue: { ...rateLimits.providerVenue, points: given.PERYA_VENUE_REQUESTS },
        providerRefused: { ...rateLimits.providerRefused, points: given.PERYA_VENUE_REFUSED },
      },
      network: { connectionsPerAddress: given.PERYA_ADDRESS_CONNECTIONS },
      liveLimits: {
        connectionsPerAddress: given.PERYA_ADDRESS_LINES,
        connectionsPerPlayer: given.PERYA_PLAYER_LINES,
      },
    };
  },
);
