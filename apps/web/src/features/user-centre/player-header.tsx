import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@perya/contract/profile/calls/profile';
import { tierOf } from '@perya/contract/rules/vip/levels';
import { Avatar } from '@perya/ui/avatar';
import { Icon } from '@perya/ui/icon';
import { IconButton } from '@perya/ui/icon-button';
import { checkIcon, copyIcon } from '@perya/ui/icons/action';
import { chevronRightIcon } from '@perya/ui/icons/frame';
import { headsetIcon } from '@perya/ui/icons/nav';
import { Link } from '@tanstack/react-router';
import { useCopied } from '../../lib/browser/use-copied.ts';
import { avatarUrl } from '../../lib/image/avatar-url.ts';
import { imageUrl } from '../../lib/image/image-url.ts';
import { useHasRoute } from '../../lib/page/has-route.ts';
import { useSite } from '../../lib/page/site.ts';
import { displayName } from '../../lib/player/display-name.ts';
import { VipMedal } from '../../lib/vip/vip-medal.tsx';

const servicePath: string = '/service';

/** Who is here: picture, name and number, with the ways to support, account and VIP. [M-037 M-038 M-039 M-040 M-041 M-042] */
export function PlayerHeader({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const { imagesHost } = useSite();
  const hasRoute = useHasRoute();
  return (
    <header className="flex flex-col gap-4">
      <div className="flex items-center gap-4 max-[359px]:gap-2.5">
        <Avatar
          src={profile.avatar === '' ? null : avatarUrl(profile.avatar, imagesHost)}
          fallbackSrc={imageUrl('/art/avatars/fallback-96.webp', imagesHost)}
          alt={t`Your picture`}
          size="large"
        />
        <div className="min-w-0 flex-1">
          <h1 className="font-extrabold text-2xl leading-tight [overflow-wrap:anywhere] max-[359px]:text-lg">
            {displayName(profile)}
          </h1>
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

/** The number that support asks for; 'Copied!' stands for two seconds. [M-039] */
function CopyId({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const { hasCopied, copy } = useCopied();
  return (
    <p className="flex flex-wrap items-center gap-x-0.5 text-[0.9375rem] text-ink-muted max-[359px]:text-[0.8125rem]">
      <span className="amount-figures whitespace-nowrap">{t`ID: ${uid}`}</span>
      <IconButton
        drawing={hasCopied ? checkIcon : copyIcon}
        label={t`Copy ID`}
        onClick={() => copy(uid)}
        className="text-ink-muted [&>svg]:size-5"
      />
      <span role="status" className="font-semibold text-positive">
        {hasCopied ? t`Copied!` : ''}
      </span>
    </p>
  );
}

/** The player's medal and level, with the way to more of it. [M-042] */
function VipCard({ level }: { readonly level: number }) {
  const { t } = useLingui();
  const tier = tierOf(level);
  return (
    <div className="relative flex min-h-16 items-center gap-3 rounded-control border border-line bg-raised px-4 py-2 shadow-card hover:bg-sunken">
      <VipMedal tier={tier} className="size-12" />
      <p className="min-w-0">
        <span className="block font-bold leading-tight">{t`VIP ${level}`}</span>
        {tier !== null && <span className="text-[0.875rem] text-ink-muted">{tier}</span>}
      </p>
      {/* Its target is the whole card. */}
      <Link
        to="/s-vip"
        className="ml-auto inline-flex min-h-11 items-center gap-2 font-semibold text-[0.9375rem] text-ink no-underline after:absolute after:inset-0 after:rounded-control"
      >
        {t`VIP Center`}
        <Icon drawing={chevronRightIcon} className="size-5 text-ink-muted" />
      </Link>
    </div>
  );
}
