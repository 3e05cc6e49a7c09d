import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSite } from '../lib/page/site.ts';

/** The brand's sign and its name, and the way home; the name is text, so that it takes the theme's colour. */
export function BrandMark({ className = '' }: { readonly className?: string }) {
  const { t } = useLingui();
  const { brand } = useSite();
  const name = brand.name;
  return (
    <Link to="/" aria-label={t`${name}, home`} className={`brand-mark ${className}`}>
      <img src={`/art/brands/${brand.tag}-mark.svg`} alt="" width={36} height={36} />
      <span className="brand-name">{name}</span>
    </Link>
  );
}
