import type { staffHomeCalls } from '@perya/contract/content/staff-calls/home';
import type { Room } from '../../../platform/room.ts';
import { unwrittenIndex } from '../unwritten-index.ts';
import { presentHome } from './home.present.ts';
import { saveHome } from './save-home.ts';
import type { HomeServices } from './services.ts';

/** The home pages as staff change them: banners, and the ways under them. */
export function createHome(
  services: HomeServices,
): Required<Pick<Room<typeof staffHomeCalls>, 'handlers' | 'jobs'>> {
  return {
    handlers: {
      readHomePage: async (_context, { tag }) =>
        presentHome(tag, (await services.store.findIndex(tag)) ?? unwrittenIndex(tag)),
      saveHomePage: (context, request) => saveHome(services, context, request),
      uploadBannerPicture: (context) => services.pictures.take(context),
    },
    jobs: {
      tasks: { content_sweep_banners: () => services.pictures.sweep() },
      crontab: '57 19 * * * content_sweep_banners',
    },
  };
}
