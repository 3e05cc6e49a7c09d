import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@perya/contract/profile/calls/profile';
import { Avatar } from '@perya/ui/avatar';
import { Icon } from '@perya/ui/icon';
import { chevronRightIcon } from '@perya/ui/icons/frame';
import { headsetIcon } from '@perya/ui/icons/nav';
import { Link } from '@tanstack/react-router';
import { avatarUrl } from '../../lib/image/avatar-url.ts';
import { imageUrl } from '../../lib/image/image-url.ts';
import { useHasRoute } from '../../lib/page/has-route.ts';
import { useSite } from '../../lib/page/site.ts';
import { CopyId } from './copy-id.tsx';
import { displayName } from './display-name.ts';
import { VipCard } from './vip-card.tsx';

const servicePath: string = '/service';

/** Who is here: picture, name and number, with the ways to support, account and VIP. [M-037 M-038 M-039 M-040 M-041 M-042] */
export function PlayerHeader({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const { imagesHost } = useSite();
  const hasRoute = useHasRoute();
  return (
    <header className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar
          src={profile.avatar === '' ? null : avatarUrl(profile.avatar, imagesHost)}
          fallbackSrc={imageUrl('/art/avatars/fallback-96.webp', imagesHost)}
          alt={t`Your picture`}
          size="large"
        />
        <div className="min-w-0 flex-1">
          <h1 className="truncate font-extrabold text-2xl leading-tight">{displayName(profile)}</h1>
          <CopyId uid={profile.uid} />
        </div>
        {hasRoute(servicePath) && (
          <Link
            to={servicePath}
            aria-label={t`Customer service`}
            title={t`Customer service`}
            className="inline-flex size-11 shrink-0 items-center justify-center self-start rounded-full text-ink hover:bg-sunken"
          >
            <Icon drawing={headsetIcon} />
          </Link>
        )}
      </div>
      <VipCard level={profile.vip} />
      <Link
        to="/s-account"
        className="flex min-h-12 items-center gap-2 rounded-control border border-line bg-raised px-4 font-semibold text-[0.9375rem] text-ink no-underline shadow-card hover:bg-sunken"
      >
        {t`Account Center`}
        <Icon drawing={chevronRightIcon} className="ml-auto size-5 text-ink-muted" />
      </Link>
    </header>
  );
}
