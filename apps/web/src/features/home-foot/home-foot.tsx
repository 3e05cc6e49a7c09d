import { useLingui } from '@lingui/react/macro';
import { kyc } from '@perya/contract/constants';
import { Link } from '@tanstack/react-router';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { useSite } from '../../lib/page/site.ts';
import { usePartner } from '../../lib/session/use-partner.ts';
import { FactsStrip } from './facts-strip.tsx';
import { FollowUs } from './follow-us.tsx';
import { InstallCard } from './install-card.tsx';
import { ResponsibleGaming } from './responsible-gaming.tsx';
import { SignUpCard } from './sign-up-card.tsx';

/** What stands beneath the games. [G-016 G-017 G-019] */
export function HomeFoot() {
  const { index } = useSite();
  const partner = usePartner();
  return (
    <>
      {partner === null && <SignUpCard />}
      {partner !== 'ewallet' && <FollowUs links={index?.media ?? []} />}
      <div className="home-pair">
        <ResponsibleGaming logos={index?.bottom ?? []} />
        <InstallCard />
      </div>
      <FactsStrip />
      <HomeFooter />
    </>
  );
}

/** The last lines of the home page: what the law wants to be read, and the texts that one agreed to. */
function HomeFooter() {
  const { t } = useLingui();
  const { brand } = useSite();
  const name = brand.name;
  const age = kyc.ageMinYears;
  return (
    <footer className="home-footer">
      <LegalNotice />
      <nav aria-label={t`Help and documents`}>
        <Link to="/my/helpcenter">{t`Help center`}</Link>
        <Link to="/terms-of-use">{t`Terms of Use`}</Link>
        <Link to="/privacy-policy">{t`Privacy Policy`}</Link>
        <Link to="/responsible-gaming">{t`Responsible gaming statement`}</Link>
      </nav>
      <p>{t`${name} is for players aged ${age} and over who are in the Philippines.`}</p>
    </footer>
  );
}
