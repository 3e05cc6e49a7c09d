import { useLingui } from '@lingui/react/macro';
import { kyc } from '@perya/contract/constants';
import { useSite } from '../../lib/page/site.ts';

export function HomeFooter() {
  const { t } = useLingui();
  const { brand } = useSite();
  const name = brand.name;
  const age = kyc.ageMinYears;
  return (
    <footer className="home-footer">
      <p>{t`${name} is for players aged ${age} and over who are in the Philippines.`}</p>
    </footer>
  );
}
