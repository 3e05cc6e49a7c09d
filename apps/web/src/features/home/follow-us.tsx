import { useLingui } from '@lingui/react/macro';
import type { IndexData } from '@perya/contract/calls/index-data';
import { type Drawing, Icon } from '@perya/ui/icon';
import { externalIcon } from '@perya/ui/icons/action';
import {
  facebookIcon,
  instagramIcon,
  telegramIcon,
  tiktokIcon,
  viberIcon,
  xIcon,
  youtubeIcon,
} from '@perya/ui/icons/social';
import { useSite } from '../../lib/site.ts';

type SocialLink = IndexData['media'][number];

const drawings: Readonly<Record<string, Drawing>> = {
  facebook: facebookIcon,
  instagram: instagramIcon,
  telegram: telegramIcon,
  tiktok: tiktokIcon,
  viber: viberIcon,
  x: xIcon,
  youtube: youtubeIcon,
};

/** Where the brand can be followed; a brand without such places has no block. */
export function FollowUs({ links }: { readonly links: readonly SocialLink[] }) {
  const { t } = useLingui();
  const { brand } = useSite();
  if (links.length === 0) return null;
  const name = brand.name;
  return (
    <section className="follow" aria-labelledby="follow-title">
      <h2 id="follow-title">{t`Follow ${name}`}</h2>
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.name}>
            <a
              href={link.url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={link.name}
              title={link.name}
              className="follow-link"
            >
              <Icon drawing={drawings[link.name.toLowerCase()] ?? externalIcon} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
