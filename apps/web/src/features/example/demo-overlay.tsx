import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import type { OverlayContentProps } from '../../lib/overlays/overlay-contents.ts';

/** Stands behind all four pending actions while the gallery is open, so that the real layer can be tried. */
export function DemoOverlay({ payload, close }: OverlayContentProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted">
        <Trans>A tap on the mask closes this sheet. Escape does not.</Trans>
      </p>
      {payload.step !== undefined && (
        <p>
          <Trans>Step: {payload.step}</Trans>
        </p>
      )}
      <TextField label={t`A field in the sheet`} autoComplete="off" />
      <Button onClick={close}>
        <Trans>Done</Trans>
      </Button>
    </div>
  );
}
