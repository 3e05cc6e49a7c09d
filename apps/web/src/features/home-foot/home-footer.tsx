import { useLingui } from '@lingui/react/macro';
import { kyc } from '@perya/contract/constants';
import { Link } from '@tanstack/react-router';
import { LegalNotice } from '../../lib/page/legal-notice.tsx';
import { useSite } from '../../lib/page/site.ts';

/** The last lines of the home page: what the law wants to be read, and the texts that one agreed to. */
export function HomeFooter() {
  const { t } = useLingui();
  const { brand } = useSite();
  const name = brand.name;
  const age = kyc.ageMinYears;
  return (
    <footer className="home-footer">
      <LegalNotice />
      <nav aria-label={t`Help and documents`}>
        <Link to="/my/helpcenter">{t`Help centre`}</Link>
        <Link to="/terms-of-use">{t`Terms of Use`}</Link>
        <Link to="/privacy-policy">{t`Privacy Policy`}</Link>
        <Link to="/responsible-gaming">{t`Responsible gaming statement`}</Link>
      </nav>
      <p>{t`${name} is for players aged ${age} and over who are in the Philippines.`}</p>
    </footer>
  );
}
