import { useLingui } from '@lingui/react/macro';
import {
  type HomeBanner,
  homeLengths,
  uploadBannerPicture,
} from '@perya/contract/content/staff-calls/home';
import { TextField } from '../../lib/fields/field.tsx';
import { PictureField } from '../../lib/fields/picture-field.tsx';
import { PlaceButtons } from './place-buttons.tsx';

interface BannerCardProps {
  readonly banner: HomeBanner;
  readonly place: number;
  readonly count: number;
  readonly onChange: (change: Partial<HomeBanner>) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One banner as it is changed. */
export function BannerCard({ banner, place, count, onChange, onMove, onRemove }: BannerCardProps) {
  const { t } = useLingui();
  const number = place + 1;
  const name = t`Banner ${number}`;
  const field = (key: 'title_en' | 'title_tl' | 'body_en' | 'body_tl' | 'link', label: string) => (
    <TextField
      label={label}
      maxLength={
        key === 'link' ? 300 : key.startsWith('title') ? homeLengths.title : homeLengths.body
      }
      value={banner[key]}
      onChange={(event) => onChange({ [key]: event.target.value })}
    />
  );
  return (
    <li aria-label={name} className="flex flex-col gap-2 rounded-card border border-line p-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">{name}</h3>
        <PlaceButtons
          name={name}
          isFirst={place === 0}
          isLast={place === count - 1}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      <PictureField
        call={uploadBannerPicture}
        shown={banner.picture === '' ? '' : `${banner.picture}-400.webp`}
        onPicture={(picture) => onChange({ picture })}
        hint={t`PNG, JPEG or WebP up to 8 MB; it is cut to sixteen by seven. The words stand on its left.`}
      />
      <div className="grid grid-cols-1 gap-2 md:grid-cols-2">
        {field('title_en', t`Title in English`)}
        {field('title_tl', t`Title in Tagalog`)}
        {field('body_en', t`Words in English`)}
        {field('body_tl', t`Words in Tagalog`)}
        {field('link', t`Leads to`)}
      </div>
    </li>
  );
}
