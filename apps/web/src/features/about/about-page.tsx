import { useLingui } from '@lingui/react/macro';
import { Card } from '@perya/ui/card';
import { infoIcon } from '@perya/ui/icons/frame';
import { documentIcon } from '@perya/ui/icons/settings';
import { shieldIcon } from '@perya/ui/icons/status';
import { ListRow } from '../../lib/page/list-row.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSite } from '../../lib/page/site.ts';
import { BrandSign, BrandWords } from './about-words.tsx';

/** About the operator, with its licence and policy texts. [A-051 M-053] */
export function AboutPage() {
  const { t } = useLingui();
  const { brand } = useSite();
  const name = brand.name;
  return (
    <div className="page-column">
      <PageHead title={t`About ${name}`} backTo="/my" backLabel={t`Back to My`} />
      <BrandSign />
      <div className="grid gap-4 md:grid-cols-2 md:items-start">
        <BrandWords />
        <Card flush>
          <ul>
            <ListRow label={t`Terms of Use`} drawing={documentIcon} to="/docs/terms-of-use" />
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
