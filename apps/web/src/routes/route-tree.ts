import { exampleRoutes } from './example.tsx';
import { aboutRoutes } from './help/about.tsx';
import { announcementsRoutes } from './help/announcements.tsx';
import { documentsRoutes } from './help/documents.tsx';
import { feedbackRoutes } from './help/feedback.tsx';
import { helpCentreRoutes } from './help/help-centre.tsx';
import { newsRoutes } from './help/news.tsx';
import { supportRoutes } from './help/support.tsx';
import { homeRoutes } from './home.tsx';
import { askedDocumentsRoutes } from './money/asked-documents.tsx';
import { bonusesRoutes } from './money/bonuses.tsx';
import { playLimitsRoutes } from './money/play-limits.tsx';
import { transactionsRoutes } from './money/transactions.tsx';
import { withdrawAccountsRoutes } from './money/withdraw-accounts.tsx';
import { betRecordRoutes } from './play/bet-record.tsx';
import { dailyWinsRoutes } from './play/daily-wins.tsx';
import { gamePageRoutes } from './play/game-page.tsx';
import { jackpotsRoutes } from './play/jackpots.tsx';
import { lobbyRoutes } from './play/lobby.tsx';
import { accountRoutes } from './player/account.tsx';
import { kycRoutes } from './player/kyc.tsx';
import { noticesRoutes } from './player/notices.tsx';
import { privacyRoutes } from './player/privacy.tsx';
import { securityRoutes } from './player/security.tsx';
import { userCentreRoutes } from './player/user-centre.tsx';
import { cashbackRoutes } from './rewards/cashback.tsx';
import { inviteRoutes } from './rewards/invite.tsx';
import { mallRoutes } from './rewards/mall.tsx';
import { mysteryBoxRoutes } from './rewards/mystery-box.tsx';
import { pointsRoutes } from './rewards/points.tsx';
import { vipRoutes } from './rewards/vip.tsx';
import { welfareRoutes } from './rewards/welfare.tsx';
import { rootRoute } from './root.tsx';
import { getAppRoutes } from './way-in/get-app.tsx';
import { landingRoutes } from './way-in/landing.tsx';
import { loginRoutes } from './way-in/login.tsx';
import { partnerEntryRoutes } from './way-in/partner-entry.tsx';
import { passwordRoutes } from './way-in/password.tsx';

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
