import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { TextField } from '@perya/ui/fields/text-field';
import { useEffect } from 'react';
import { openModal } from '../../lib/modals/open-modal.ts';
import {
  type OverlayContentProps,
  type OverlayContents,
  offerOverlayContents,
} from '../../lib/overlays/overlay-contents.ts';
import { openOverlay, pendingActions } from '../../lib/overlays/pending-action.ts';
import { ExampleSection } from './example-section.tsx';

const demoContents: OverlayContents = {
  deposit: { title: msg`Deposit sheet`, Content: DemoOverlay },
  depositmaya: { title: msg`Deposit sheet of the second mini-app`, Content: DemoOverlay },
  withdraw: { title: msg`Withdraw sheet`, Content: DemoOverlay },
  login: { title: msg`Login sheet`, Content: DemoOverlay },
};

export function OverlaysSection() {
  const { t } = useLingui();
  useEffect(() => offerOverlayContents(demoContents), []);
  const actionNames = {
    deposit: t`Open deposit`,
    depositmaya: t`Open deposit of the second mini-app`,
    withdraw: t`Open withdraw`,
    login: t`Open login`,
  };
  return (
    <ExampleSection id="overlays" title={<Trans>Sheets and modals</Trans>}>
      <div className="flex flex-wrap gap-2.5">
        {pendingActions.map((action) => (
          <Button key={action} onClick={() => openOverlay(action)}>
            {actionNames[action]}
          </Button>
        ))}
      </div>
      <ModalButtons />
    </ExampleSection>
  );
}

function ModalButtons() {
  const { t } = useLingui();
  const places = { center: t`Centered modal`, bottom: t`Bottom modal` };
  const ways = [
    { name: t`mask and Escape`, closeOnMask: true, closeOnEscape: true },
    { name: t`mask only`, closeOnMask: true, closeOnEscape: false },
    { name: t`Escape only`, closeOnMask: false, closeOnEscape: true },
    { name: t`buttons only`, closeOnMask: false, closeOnEscape: false },
  ];
  return (
    <div className="flex flex-wrap gap-2.5">
      {(['center', 'bottom'] as const).flatMap((presentation) =>
        ways.map(({ name, ...options }) => {
          const title = `${places[presentation]}: ${name}`;
          return (
            <Button
              key={title}
              kind="secondary"
              onClick={() =>
                openModal({
                  title,
                  presentation,
                  ...options,
                  content: (close) => <ModalDemo close={close} />,
                })
              }
            >
              {title}
            </Button>
          );
        }),
      )}
    </div>
  );
}

function ModalDemo({ close }: { readonly close: () => void }) {
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">
        <Trans>It fades away in three tenths of a second and gives the focus back.</Trans>
      </p>
      <Button onClick={close}>
        <Trans>Okay</Trans>
      </Button>
    </div>
  );
}

/** Stands behind all four pending actions while the gallery is open, so that the real layer can be tried. */
function DemoOverlay({ payload, close }: OverlayContentProps) {
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
