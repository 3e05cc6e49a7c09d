import { useLingui } from '@lingui/react/macro';
import { kyc } from '@perya/contract/constants';
import { say } from '@perya/contract/text';
import { Card } from '@perya/ui/card';
import { infoIcon, shieldIcon, ticketIcon } from '@perya/ui/icons/status';
import { useLanguage } from '../../lib/language/language-context.ts';
import { ListRow } from '../../lib/page/list-row.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSite } from '../../lib/page/site.ts';

/** About the operator, with its licence and policy texts. [A-051 M-053] */
export function AboutPage() {
  const { t } = useLingui();
  const { brand } = useSite();
  const { language } = useLanguage();
  const name = brand.name;
  const age = kyc.ageMinYears;
  return (
    <div className="page-column">
      <PageHead title={t`About ${name}`} backTo="/my" backLabel={t`Back to the user centre`} />
      <Card kind="glow" className="flex flex-col items-center gap-2 py-8 text-center">
        <img src={`/art/brands/${brand.tag}-mark.svg`} alt="" width={72} height={72} />
        <p className="font-display font-extrabold text-2xl leading-tight">{name}</p>
        <p className="text-balance">{say(brand.tagline, language)}</p>
      </Card>
      <div className="grid gap-4 md:grid-cols-2 md:items-start">
        <Card className="flex flex-col gap-3 leading-relaxed">
          <p>{t`A perya is the travelling night fair of every Philippine town: strings of bulbs, painted booths and a Ferris wheel against a dark sky. ${name} brings it to your phone.`}</p>
          <p>{t`We run under licence, for players aged ${age} and over who are in the Philippines. Every peso is kept in a ledger that only grows, every game states its odds, and every round of our own studio can be checked after it is played.`}</p>
          <p>{t`Play is entertainment. Set a limit before you start, and go home while it is still fun.`}</p>
        </Card>
        <Card flush>
          <ul>
            <ListRow label={t`Terms of Use`} drawing={ticketIcon} to="/docs/terms-of-use" />
            <ListRow label={t`Privacy Policy`} drawing={shieldIcon} to="/docs/privacy-policy" />
            <ListRow
              label={t`Responsible gaming statement`}
              drawing={infoIcon}
              to="/responsible-gaming"
            />
          </ul>
        </Card>
      </div>
    </div>
  );
}
