import { useLingui } from '@lingui/react/macro';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { Icon } from '@perya/ui/icon';
import { useSite } from '../../lib/page/site.ts';
import { socialDrawing } from '../../lib/page/social-drawings.ts';
import { socialLinks } from '../../lib/page/social-links.ts';

type SocialLink = IndexData['media'][number];

/** Where the brand can be followed. [G-016 G-018] */
export function FollowUs({ links }: { readonly links: readonly SocialLink[] }) {
  const { t } = useLingui();
  const { brand } = useSite();
  return (
    <section className="follow" aria-labelledby="follow-title">
      <h2 id="follow-title">{t`Follow Us`}</h2>
      <ul className="flex flex-wrap gap-2">
        {socialLinks(links, brand).map((link) => (
          <li key={link.name}>
            <a
              href={link.url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={link.name}
              title={link.name}
              className="follow-link"
            >
              <Icon drawing={socialDrawing(link.name)} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
