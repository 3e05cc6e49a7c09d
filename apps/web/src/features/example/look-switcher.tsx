import { Trans, useLingui } from '@lingui/react/macro';
import { firstBrandTags } from '@perya/contract/brands/first-brands';
import { Button } from '@perya/ui/button';
import type { ReactNode } from 'react';
import { useLookNames } from './look-names.ts';
import type { PageLook } from './use-page-look.ts';

const themes = ['light', 'dark'] as const;

interface LookSwitcherProps {
  readonly look: PageLook;
  readonly onChange: (look: PageLook) => void;
}

export function LookSwitcher({ look, onChange }: LookSwitcherProps) {
  const { t } = useLingui();
  const names = useLookNames();
  return (
    <div className="flex flex-col gap-3">
      <Choices
        label={t`Brand`}
        choices={[null, ...firstBrandTags].map((brand) => ({
          key: brand ?? 'site',
          name: brand === null ? <Trans>As the site</Trans> : names.brand[brand],
          isChosen: look.brand === brand,
          choose: () => onChange({ ...look, brand }),
        }))}
      />
      <Choices
        label={t`Theme`}
        choices={[null, ...themes].map((theme) => ({
          key: theme ?? 'site',
          name: theme === null ? <Trans>As chosen</Trans> : names.theme[theme],
          isChosen: look.theme === theme,
          choose: () => onChange({ ...look, theme }),
        }))}
      />
    </div>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly isChosen: boolean;
    readonly choose: () => void;
  }[];
}

function Choices({ label, choices }: ChoicesProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      {choices.map(({ key, name, isChosen, choose }) => (
        <Button
          key={key}
          kind={isChosen ? 'primary' : 'secondary'}
          aria-pressed={isChosen}
          onClick={choose}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
