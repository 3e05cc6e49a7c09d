import { useLingui } from '@lingui/react/macro';
import { markAddress } from '@perya/contract/brands/brand-marks';
import { Link } from '@tanstack/react-router';
import { imageUrl } from '../../lib/image/image-url.ts';
import { useSite } from '../../lib/page/site.ts';

/** The brand's sign and its name, and the way home; the name is text, so that it takes the theme's colour. */
export function BrandMark({ className = '' }: { readonly className?: string }) {
  const { t } = useLingui();
  const { brand, index, imagesHost } = useSite();
  const name = brand.name;
  return (
    <Link to="/" aria-label={t`${name}, home`} className={`brand-mark ${className}`}>
      <img
        src={imageUrl(index?.logo || markAddress(brand.mark, 'mark'), imagesHost)}
        alt=""
        width={36}
        height={36}
      />
      <span className="brand-name">{name}</span>
    </Link>
  );
}
