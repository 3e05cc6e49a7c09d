import { aboutRoutes } from './about.tsx';
import { accountRoutes } from './account.tsx';
import { announcementsRoutes } from './announcements.tsx';
import { askedDocumentsRoutes } from './asked-documents.tsx';
import { betRecordRoutes } from './bet-record.tsx';
import { bonusesRoutes } from './bonuses.tsx';
import { cashbackRoutes } from './cashback.tsx';
import { dailyWinsRoutes } from './daily-wins.tsx';
import { documentsRoutes } from './documents.tsx';
import { exampleRoutes } from './example.tsx';
import { feedbackRoutes } from './feedback.tsx';
import { gamePageRoutes } from './game-page.tsx';
import { getAppRoutes } from './get-app.tsx';
import { helpCentreRoutes } from './help-centre.tsx';
import { homeRoutes } from './home.tsx';
import { inviteRoutes } from './invite.tsx';
import { jackpotsRoutes } from './jackpots.tsx';
import { kycRoutes } from './kyc.tsx';
import { landingRoutes } from './landing.tsx';
import { lobbyRoutes } from './lobby.tsx';
import { loginRoutes } from './login.tsx';
import { mallRoutes } from './mall.tsx';
import { mysteryBoxRoutes } from './mystery-box.tsx';
import { newsRoutes } from './news.tsx';
import { noticesRoutes } from './notices.tsx';
import { partnerEntryRoutes } from './partner-entry.tsx';
import { passwordRoutes } from './password.tsx';
import { playLimitsRoutes } from './play-limits.tsx';
import { pointsRoutes } from './points.tsx';
import { privacyRoutes } from './privacy.tsx';
import { rootRoute } from './root.tsx';
import { securityRoutes } from './security.tsx';
import { supportRoutes } from './support.tsx';
import { transactionsRoutes } from './transactions.tsx';
import { userCentreRoutes } from './user-centre.tsx';
import { vipRoutes } from './vip.tsx';
import { welfareRoutes } from './welfare.tsx';
import { withdrawAccountsRoutes } from './withdraw-accounts.tsx';

export const routeTree = rootRoute.addChildren([
  ...homeRoutes,
  ...aboutRoutes,
  ...askedDocumentsRoutes,
  ...mysteryBoxRoutes,
  ...cashbackRoutes,
  ...dailyWinsRoutes,
  ...exampleRoutes,
  ...inviteRoutes,
  ...jackpotsRoutes,
  ...loginRoutes,
  ...userCentreRoutes,
  ...playLimitsRoutes,
  ...documentsRoutes,
  ...kycRoutes,
  ...supportRoutes,
  ...withdrawAccountsRoutes,
  ...getAppRoutes,
  ...landingRoutes,
  ...partnerEntryRoutes,
  ...betRecordRoutes,
  ...passwordRoutes,
  ...announcementsRoutes,
  ...bonusesRoutes,
  ...feedbackRoutes,
  ...helpCentreRoutes,
  ...newsRoutes,
  ...noticesRoutes,
  ...accountRoutes,
  ...securityRoutes,
  ...privacyRoutes,
  ...pointsRoutes,
  ...transactionsRoutes,
  ...vipRoutes,
  ...welfareRoutes,
  ...gamePageRoutes,
  ...lobbyRoutes,
  ...mallRoutes,
]);
