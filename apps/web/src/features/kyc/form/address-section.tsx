import { useLingui } from '@lingui/react/macro';
import { lengths } from '@perya/contract/constants';
import { Button } from '@perya/ui/button';
import { ChosenField } from './chosen-field.tsx';
import { FormSection } from './form-section.tsx';
import { countryOptions } from './rules/country-options.ts';
import { TypedField } from './typed-field.tsx';
import type { Form } from './use-form.ts';
import type { ShopOptions } from './use-shop-options.ts';

interface AddressSectionProps {
  readonly form: Form;
  readonly shops: ShopOptions;
}

/** A list of branches this long is searched and not turned through. */
const searchFrom = 10;

/** [A-161 A-289 A-291 A-292 A-297 A-298] */
export function AddressSection({ form, shops }: AddressSectionProps) {
  const { t, i18n } = useLingui();
  const address = { form, lengthMax: lengths.addressMax };
  return (
    <FormSection title={t`Address Information`}>
      <ChosenField
        form={form}
        name="nationality"
        label={t`Nationality`}
        options={countryOptions(i18n.locale)}
        search={{ label: t`Search for a country`, nothingFound: t`No country has this name` }}
      />
      <TypedField
        form={form}
        name="place_of_birth"
        label={t`Place of birth`}
        lengthMax={lengths.placeOfBirthMax}
      />
      <TypedField
        {...address}
        name="current_address"
        label={t`Current address`}
        autoComplete="street-address"
      />
      <TypedField {...address} name="permanent_address" label={t`Permanent address`} />
      <ChosenField
        form={form}
        name="shop_id"
        label={t`Nearest branch`}
        options={shops.options}
        search={
          shops.options.length < searchFrom
            ? undefined
            : { label: t`Search for a branch`, nothingFound: t`No branch has this address` }
        }
        hint={shops.hasFailed ? t`The branches could not be loaded.` : undefined}
      />
      {shops.hasFailed && (
        <Button kind="secondary" onClick={shops.reload}>
          {t`Try again`}
        </Button>
      )}
    </FormSection>
  );
}
