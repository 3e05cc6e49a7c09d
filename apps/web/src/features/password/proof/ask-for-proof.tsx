import { t } from '@lingui/core/macro';
import type { ProofKind } from '@perya/contract/identity/calls/proof';
import { openModal } from '../../../lib/modals/open-modal.ts';
import { ProofForm } from './proof-form.tsx';

/** The sheet in which the player shows anew who they are; false if it was closed without. */
export function askForProof(kinds: readonly ProofKind[]): Promise<boolean> {
  return new Promise((resolve) => {
    openModal({
      title: t`Verify that it is you`,
      presentation: 'bottom',
      closeOnMask: true,
      closeOnEscape: true,
      content: (close) => (
        <ProofForm
          kinds={kinds}
          onProved={() => {
            resolve(true);
            close();
          }}
          onGone={() => resolve(false)}
        />
      ),
    });
  });
}
