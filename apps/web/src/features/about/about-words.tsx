import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { markAddress } from '@perya/contract/brands/brand-marks';
import { kyc } from '@perya/contract/constants';
import { say } from '@perya/contract/text';
import { Card } from '@perya/ui/card';
import { SiteImage } from '../../lib/image/site-image.tsx';
import { useSite } from '../../lib/page/site.ts';

/** The brand's sign over its words. */
export function BrandSign() {
  const { brand } = useSite();
  const { language } = useLanguage();
  return (
    <Card kind="glow" className="flex flex-col items-center gap-2 py-8 text-center">
      <SiteImage
        path={markAddress(brand.mark, 'mark')}
        alt=""
        width={72}
        height={72}
        className="size-18"
      />
      <p className="font-display font-extrabold text-2xl leading-tight">{brand.name}</p>
      <p className="text-balance">{say(brand.tagline, language)}</p>
    </Card>
  );
}

/** Who the brand is, in three paragraphs. [G-305] */
export function BrandWords() {
  const { t } = useLingui();
  const { brand } = useSite();
  const name = brand.name;
  const age = kyc.ageMinYears;
  return (
    <Card className="flex flex-col gap-3 leading-relaxed">
      <p>{t`A perya is the traveling night fair of every Philippine town: strings of bulbs, painted booths and a Ferris wheel against a dark sky. ${name} brings it to your phone.`}</p>
      <p>{t`We are licensed, for players aged ${age} and over in the Philippines. Every peso is on record, every game states its odds, and you can verify every round of our own studio.`}</p>
      <p>{t`Play is entertainment. Set a limit before you start, and stop while it is still fun.`}</p>
    </Card>
  );
}
