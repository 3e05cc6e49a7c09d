import { type VipTier, vipTiers } from '@perya/contract/rules/vip/levels';
import { classNames } from '@perya/ui/class-names';
import { SitePicture } from '../image/site-image.tsx';

interface VipMedalProps {
  /** Null before the first tier: the first medal waits, without its colours. */
  readonly tier: VipTier | null;
  readonly className: string;
}

/** Drawn for its tier; what it means always stands beside it in words. */
export function VipMedal({ tier, className }: VipMedalProps) {
  const name = tier ?? vipTiers[0].name;
  return (
    <SitePicture
      base={`/art/medals/${name.toLowerCase()}`}
      widths={[96, 256]}
      sizes="96px"
      width={96}
      height={96}
      alt=""
      className={classNames('shrink-0', tier === null && 'opacity-60 grayscale', className)}
    />
  );
}
