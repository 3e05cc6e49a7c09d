import { hostname, userInfo } from 'node:os';
import { createAudit } from '../modules/audit/index.ts';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { createContent } from '../modules/content/index.ts';
import { createDoors } from '../modules/doors/index.ts';
import { createVenueKeyring } from '../modules/games/index.ts';
import { createStops } from '../modules/stops/index.ts';
import { print } from '../platform/announce.ts';
import { createCommitSignal } from '../platform/events/commit-signal.ts';
import { folderStores } from '../platform/files/folder-store.ts';
import { createPictureStore } from '../platform/files/picture-store.ts';
import { openKeyring } from '../platform/keys/open-keyring.ts';
import { StartError } from '../platform/start-error.ts';
import { runCommand } from './run-command.ts';

/** Gives a venue a new key. Two are valid at a time, so the provider can rotate without downtime. */
runCommand(([venue]) => {
  if (!venue) throw new StartError('Say whose key: npm run venue:key -- VENUE');
  return async (pool, settings) => {
    const { api: audit } = createAudit({ pool, commitSignal: createCommitSignal() });
    const pictures = createPictureStore(folderStores(settings.dataDir).area('files'));
    const { api: content } = createContent({ pool, audit, pictures });
    const { api: stops } = createStops({ pool, audit });
    const { api: doors } = createDoors({ pool, audit });
    const { api: catalogue } = createCatalogue({
      pool,
      audit,
      content,
      stops,
      doors,
      pictures,
    });
    if (!(await catalogue.findVenue(venue))) throw new StartError(`There is no venue ${venue}.`);
    const keyring = await openKeyring(pool, settings);
    const { id, secret, retired } = await createVenueKeyring(pool, {
      keyring,
      audit,
    }).rotate(venue, `by ${userInfo().username} on ${hostname()}`);
    print(`Venue    ${venue}`);
    print(`Key      ${id}`);
    print(`Secret   ${secret}`);
    print(`Retired  ${retired.join(', ') || 'none'}`);
    print('The secret is shown this once. It is valid from now on, beside the key before it.');
  };
});
