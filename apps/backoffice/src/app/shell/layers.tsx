import { useLingui } from '@lingui/react/macro';
import { Toaster } from '@perya/ui/toasts/toaster';
import { CommandPalette } from '../palette/command-palette.tsx';
import { IdleWarning } from '../session/idle-warning.tsx';
import { SessionEnded } from '../session/session-ended.tsx';
import { KeysSheet } from './keys-sheet.tsx';

/** All that can lie over a page. */
export function Layers() {
  const { t } = useLingui();
  return (
    <>
      <CommandPalette />
      <KeysSheet />
      <IdleWarning />
      <SessionEnded />
      <Toaster
        regionLabel={t`Notifications ({hotkey})`}
        announceLabel={t`Notification`}
        closeLabel={t`Close`}
      />
    </>
  );
}
