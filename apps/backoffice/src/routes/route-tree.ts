import { announcementsInContentRoute } from './announcements.tsx';
import { auditRoutes } from './audit.tsx';
import { brandsInSettings } from './brands.tsx';
import { campaignsInContentRoute } from './campaigns.tsx';
import { contentInContentRoute, contentRouteRoute } from './content.tsx';
import { gamesRoutes } from './games.tsx';
import { homePagesInContentRoute } from './home-pages.tsx';
import { houseRoutes } from './house.tsx';
import { kycRoutes } from './kyc.tsx';
import { ownInSettings } from './own.tsx';
import { partnersInSettings } from './partners.tsx';
import { paymentsRoutes } from './payments.tsx';
import { playersRoutes } from './players.tsx';
import { policiesInSettings } from './policies.tsx';
import { promotionsRoutes } from './promotions.tsx';
import { requestsRoutes } from './requests.tsx';
import { riskRoutes } from './risk.tsx';
import { rolesInSettings } from './roles.tsx';
import { rootRoute } from './root.tsx';
import { settingsInSettings, settingsRoute } from './settings.tsx';
import { staffInSettings } from './staff.tsx';
import { supportInContentRoute } from './support.tsx';

export const routeTree = rootRoute.addChildren([
  ...houseRoutes,
  ...auditRoutes,
  ...gamesRoutes,
  ...kycRoutes,
  ...paymentsRoutes,
  ...playersRoutes,
  ...promotionsRoutes,
  ...requestsRoutes,
  ...riskRoutes,
  contentRouteRoute.addChildren([
    ...contentInContentRoute,
    ...announcementsInContentRoute,
    ...supportInContentRoute,
    ...campaignsInContentRoute,
    ...homePagesInContentRoute,
  ]),
  settingsRoute.addChildren([
    ...settingsInSettings,
    ...brandsInSettings,
    ...ownInSettings,
    ...partnersInSettings,
    ...policiesInSettings,
    ...rolesInSettings,
    ...staffInSettings,
  ]),
]);
