import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { Icon } from '@perya/ui/icon';
import { IconButton } from '@perya/ui/icon-button';
import { backIcon, copyIcon, heartIcon, plusIcon, searchIcon } from '@perya/ui/icons/action';
import { closeIcon } from '@perya/ui/icons/frame';
import { useState } from 'react';
import { ExampleSection } from './example-section.tsx';

export function ButtonsSection() {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  return (
    <ExampleSection id="buttons" title={<Trans>Buttons</Trans>}>
      <div className="flex flex-wrap items-start gap-3">
        <Button>
          <Trans>Primary</Trans>
        </Button>
        <Button kind="secondary">
          <Trans>Secondary</Trans>
        </Button>
        <Button kind="ghost">
          <Trans>Ghost</Trans>
        </Button>
        <Button kind="danger">
          <Trans>Danger</Trans>
        </Button>
        <Button size="large">
          <Icon drawing={plusIcon} className="size-5" />
          <Trans>Large with an icon</Trans>
        </Button>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <Button busy={isBusy} onClick={() => setBusy(true)}>
          <Trans>Press to be busy</Trans>
        </Button>
        <Button kind="secondary" onClick={() => setBusy(false)}>
          <Trans>Finish the work</Trans>
        </Button>
        <Button disabledReason={t`Verify your identity first.`}>
          <Trans>Not yet possible</Trans>
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <IconButton drawing={backIcon} label={t`Back`} />
        <IconButton drawing={searchIcon} label={t`Search`} />
        <IconButton drawing={heartIcon} label={t`Favorite`} />
        <IconButton drawing={copyIcon} label={t`Copy`} kind="filled" />
        <IconButton drawing={closeIcon} label={t`Dismiss`} kind="filled" />
        <IconButton drawing={plusIcon} label={t`Add`} kind="filled" disabled />
      </div>
    </ExampleSection>
  );
}
