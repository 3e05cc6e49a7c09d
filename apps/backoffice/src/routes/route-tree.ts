import { amlRoutes } from './aml.tsx';
import { announcementsInContentRoute } from './announcements.tsx';
import { auditRoutes } from './audit.tsx';
import { campaignsInContentRoute } from './campaigns.tsx';
import { contentInContentRoute, contentRouteRoute } from './content.tsx';
import { gamesRoutes } from './games.tsx';
import { houseRoutes } from './house.tsx';
import { kycRoutes } from './kyc.tsx';
import { oversightRoutes } from './oversight.tsx';
import { paymentsRoutes } from './payments.tsx';
import { playersRoutes } from './players.tsx';
import { privacyRoutes } from './privacy.tsx';
import { promotionsRoutes } from './promotions.tsx';
import { reportsRoutes } from './reports.tsx';
import { requestsRoutes } from './requests.tsx';
import { riskRoutes } from './risk.tsx';
import { rootRoute } from './root.tsx';
import { settingsRoutes } from './settings.tsx';
import { supportRoutes } from './support.tsx';

export const routeTree = rootRoute.addChildren([
  ...houseRoutes,
  ...auditRoutes,
  ...gamesRoutes,
  ...kycRoutes,
  ...paymentsRoutes,
  ...playersRoutes,
  ...promotionsRoutes,
  ...reportsRoutes,
  ...oversightRoutes,
  ...requestsRoutes,
  ...riskRoutes,
  ...amlRoutes,
  ...privacyRoutes,
  contentRouteRoute.addChildren([
    ...contentInContentRoute,
    ...announcementsInContentRoute,
    ...campaignsInContentRoute,
  ]),
  ...supportRoutes,
  ...settingsRoutes,
]);
