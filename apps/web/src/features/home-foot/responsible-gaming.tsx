import { useLingui } from '@lingui/react/macro';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { kyc } from '@perya/contract/constants';
import { Icon } from '@perya/ui/icon';
import { chevronRightIcon } from '@perya/ui/icons/frame';
import { Logo } from '@perya/ui/logo';
import { Link } from '@tanstack/react-router';
import { imageUrl } from '../../lib/image/image-url.ts';
import { useSite } from '../../lib/page/site.ts';
import { logoLinks } from './logo-links.ts';

type LogoLink = IndexData['bottom'][number];

/** Who watches over the house, and the house's own word on playing within limits. [A-448 G-019 G-020 G-021 M-456] */
export function ResponsibleGaming({ logos }: { readonly logos: readonly LogoLink[] }) {
  const { t } = useLingui();
  const { imagesHost } = useSite();
  const age = kyc.ageMinYears;
  return (
    <section className="responsible" aria-labelledby="responsible-title">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="age-badge">
          {age}+
        </span>
        <h2 id="responsible-title">{t`Responsible Gaming`}</h2>
      </div>
      <p>{t`Only for players aged ${age} and over. Set an amount before you start, stop when it is gone, and never chase a loss. Gaming is fun, not income.`}</p>
      <Link to="/responsible-gaming" className="responsible-more">
        {t`How we look after you`}
        <Icon drawing={chevronRightIcon} className="size-5" />
      </Link>
      <ul className="regulators">
        {logoLinks(logos).map((logo) => (
          <li key={logo.name}>
            <a href={logo.link_h5} target="_blank" rel="noopener noreferrer">
              <Logo
                src={imageUrl(logo.url, imagesHost)}
                alt={logo.name}
                width={56}
                height={56}
                className="size-14 object-contain"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
