import { Trans, useLingui } from '@lingui/react/macro';
import { countries } from '@perya/contract/rules/countries';
import { ChoiceField } from '@perya/ui/wheel/choice-field';
import { DateField } from '@perya/ui/wheel/date-field';
import { useState } from 'react';
import { dateText, monthNames } from '../../lib/text/calendar-text.ts';
import { ExampleSection } from './example-section.tsx';

const places = Object.values(countries).map((name) => ({ value: name, label: name }));

export function PickersSection() {
  const { t, i18n } = useLingui();
  const [seat, setSeat] = useState('');
  const [country, setCountry] = useState('Philippines');
  const [date, setDate] = useState('');
  const buttons = { cancelLabel: t`Cancel`, confirmLabel: t`Confirm` };
  return (
    <ExampleSection id="pickers" title={<Trans>Pickers</Trans>}>
      <div className="grid gap-4 md:grid-cols-2">
        <ChoiceField
          {...buttons}
          label={t`Seat`}
          placeholder={t`Choose a seat`}
          options={[
            { value: 'front', label: t`Front` },
            { value: 'middle', label: t`Middle` },
            { value: 'back', label: t`Back` },
          ]}
          value={seat}
          onChange={setSeat}
        />
        <ChoiceField
          {...buttons}
          label={t`Country`}
          placeholder={t`Choose a country`}
          options={places}
          value={country}
          onChange={setCountry}
          search={{ label: t`Search for a country`, nothingFound: t`No country has this name` }}
        />
        <DateField
          label={t`Opening day`}
          placeholder={t`Choose a day`}
          hint={t`Until 16 November 2005`}
          texts={{
            title: t`Select`,
            description: t`Opening day`,
            cancel: buttons.cancelLabel,
            confirm: buttons.confirmLabel,
            day: t`Day`,
            month: t`Month`,
            year: t`Year`,
            months: monthNames(i18n.locale),
          }}
          value={date}
          shown={dateText(date, i18n.locale)}
          start="2005-11-16"
          today="2026-11-16"
          min="1926-01-01"
          max="2005-11-16"
          onChange={setDate}
        />
        <ChoiceField
          {...buttons}
          label={t`Row`}
          placeholder={t`Choose a seat`}
          options={[{ value: '1', label: '1' }]}
          value="1"
          onChange={() => {}}
          disabled
        />
      </div>
    </ExampleSection>
  );
}
