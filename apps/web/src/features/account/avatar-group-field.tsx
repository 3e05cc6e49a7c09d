import { useLingui } from '@lingui/react/macro';
import { SitePicture } from '../../lib/image/site-image.tsx';
import { useSite } from '../../lib/page/site.ts';
import { type AvatarGroup, avatarsOf } from './avatar-choices.ts';

interface AvatarGroupFieldProps {
  readonly group: AvatarGroup;
  readonly chosen: string | null;
  readonly onChoose: (base: string) => void;
}

export function AvatarGroupField({ group, chosen, onChoose }: AvatarGroupFieldProps) {
  const { t } = useLingui();
  const { brand } = useSite();
  const name = brand.name;
  const titles: Record<AvatarGroup, string> = {
    perya: t`${name} illustrations`,
    women: t`Women`,
    men: t`Men`,
    sports: t`Sports`,
  };
  const title = titles[group];
  return (
    <fieldset>
      <legend className="mb-2.5 font-bold font-display text-lg">{title}</legend>
      <div className="grid grid-cols-4 gap-3 md:gap-5">
        {avatarsOf(group).map((base, index) => {
          const place = index + 1;
          return (
            <label
              key={base}
              className="relative aspect-square rounded-full ring-offset-3 ring-offset-surface has-checked:ring-4 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-8"
            >
              <input
                type="radio"
                name="avatar"
                checked={chosen === base}
                onChange={() => onChoose(base)}
                aria-label={t`${title} ${place}`}
                className="absolute inset-0 z-1 cursor-pointer appearance-none rounded-full outline-none"
              />
              <SitePicture
                base={base}
                widths={[96, 256]}
                sizes="(width >= 768px) 136px, 22vw"
                width={96}
                height={96}
                alt=""
                className="size-full rounded-full bg-sunken object-cover"
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
