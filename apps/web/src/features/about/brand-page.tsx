import { useLingui } from '@lingui/react/macro';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { externalIcon } from '@perya/ui/icons/action';
import { Tabs } from '@perya/ui/tabs';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSite } from '../../lib/page/site.ts';
import { socialDrawing } from '../../lib/page/social-drawings.ts';
import { socialLinks } from '../../lib/page/social-links.ts';
import { usePartner } from '../../lib/session/use-partner.ts';
import { BrandSign, BrandWords } from './about-words.tsx';

function Introduction() {
  return (
    <div className="flex flex-col gap-4">
      <BrandSign />
      <BrandWords />
    </div>
  );
}

function Follow() {
  const { brand, index } = useSite();
  return (
    <Card flush>
      <ul>
        {socialLinks(index?.media ?? [], brand).map(({ name, url }) => (
          <li key={name} className="border-line border-b last:border-b-0">
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="-outline-offset-3 flex min-h-14 items-center gap-3 px-4 py-2 font-semibold text-ink capitalize no-underline hover:bg-sunken"
            >
              <Icon drawing={socialDrawing(name)} className="size-6 text-accent-strong" />
              <span className="flex-1">{name}</span>
              <Icon drawing={externalIcon} className="size-5 text-ink-muted" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Who the brand is and where to follow it; inside the wallet app nothing leads to social networks. [G-059 G-060 G-061 G-186] */
export function BrandPage() {
  const { t } = useLingui();
  const isInWallet = usePartner() === 'ewallet';
  const introduction = { id: 'introduction', label: t`Introduction`, content: <Introduction /> };
  const follow = { id: 'follow', label: t`Follow Us`, content: <Follow /> };
  return (
    <div className="page-column page-narrow">
      <PageHead title={t`Brand Introduction`} backTo="/my" backLabel={t`Back to My`} />
      <Tabs
        label={t`Brand Introduction`}
        tabs={isInWallet ? [introduction] : [introduction, follow]}
      />
    </div>
  );
}
