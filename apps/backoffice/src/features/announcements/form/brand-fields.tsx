import { useLingui } from '@lingui/react/macro';
import { type BrandTag, brands, brandTags } from '@perya/contract/brands';
import { CheckField } from '../../../lib/fields/field.tsx';

interface BrandFieldsProps {
  readonly chosen: readonly BrandTag[];
  readonly onChoose: (chosen: readonly BrandTag[]) => void;
  readonly error?: string | undefined;
}

/** On which brands it is shown. */
export function BrandFields({ chosen, onChoose, error }: BrandFieldsProps) {
  const { t } = useLingui();
  return (
    <fieldset>
      <legend className="font-semibold">{t`Brands`}</legend>
      <div className="flex flex-wrap gap-x-4">
        {brandTags.map((tag) => (
          <CheckField
            key={tag}
            label={tag === 'h5' ? t`Mobile web` : brands[tag].name}
            checked={chosen.includes(tag)}
            onChange={(event) =>
              onChoose(
                brandTags.filter((each) =>
                  each === tag ? event.target.checked : chosen.includes(each),
                ),
              )
            }
          />
        ))}
      </div>
      {error && <p className="text-negative">{error}</p>}
    </fieldset>
  );
}
