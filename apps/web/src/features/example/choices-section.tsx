import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@perya/ui/fields/checkbox';
import { RadioGroup } from '@perya/ui/fields/radio-group';
import { Switch } from '@perya/ui/fields/switch';
import { Tabs } from '@perya/ui/tabs';
import { useState } from 'react';
import { ExampleSection } from './example-section.tsx';

type Channel = 'wallet' | 'bank' | 'card';

export function ChoicesSection() {
  const { t } = useLingui();
  const [channel, setChannel] = useState<Channel | null>('wallet');
  const [hasAgreed, setAgreed] = useState(false);
  return (
    <ExampleSection id="choices" title={<Trans>Choices</Trans>}>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <div>
          <Checkbox
            checked={hasAgreed}
            onChange={(event) => setAgreed(event.target.checked)}
            error={hasAgreed ? undefined : t`Please confirm your age.`}
          >
            <Trans>I am at least 21 years old.</Trans>
          </Checkbox>
          <Switch label={t`Sound`} description={t`Reels, coins and wins`} defaultChecked />
          <Switch label={t`Messages about promotions`} />
          <Switch label={t`Unavailable here`} disabled />
        </div>
        <RadioGroup
          label={t`Channel`}
          value={channel}
          onChange={setChannel}
          options={[
            { value: 'wallet', label: t`E-wallet`, description: t`Arrives at once` },
            { value: 'bank', label: t`Bank transfer`, description: t`Within one banking day` },
            { value: 'card', label: t`Card`, description: t`Under maintenance`, disabled: true },
          ]}
        />
      </div>
      <Tabs
        label={t`Records`}
        tabs={[
          { id: 'deposit', label: t`Deposit`, content: <Trans>What came in.</Trans> },
          { id: 'withdraw', label: t`Withdraw`, content: <Trans>What went out.</Trans> },
          { id: 'bonus', label: t`Bonus`, content: <Trans>What we gave.</Trans> },
        ]}
      />
    </ExampleSection>
  );
}
