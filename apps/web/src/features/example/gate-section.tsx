import { Trans, useLingui } from '@lingui/react/macro';
import { type KycAction, kycGate } from '@perya/contract/rules/kyc-gate';
import { Button } from '@perya/ui/button';
import { toast } from '@perya/ui/toast';
import { throughKycGate } from '../../lib/kyc-gate/gate.ts';
import type { KycModal } from '../../lib/kyc-gate/gate-decision.ts';
import { showKycModal } from '../../lib/kyc-gate/kyc-modals.ts';
import { ExampleSection } from './example-section.tsx';

const actions = Object.keys(kycGate) as KycAction[];
const hints = [
  ...(['wallet-hint', 'user-centre', 'countdown', 'restricted', 'blocked'] as const),
] satisfies KycModal[];

/** Every action that asks the identity gate, as whoever is logged in; and its dialogs that no action opens. */
export function GateSection() {
  const { t } = useLingui();
  const ask = (action: KycAction) =>
    void throughKycGate(action, () => toast.success(t`The gate lets ${action} pass`));
  return (
    <ExampleSection id="identity-gate" title={<Trans>Identity gate</Trans>}>
      <div className="flex flex-wrap gap-2.5">
        {actions.map((action) => (
          <Button key={action} onClick={() => ask(action)}>
            {t`Ask for ${action}`}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {hints.map((hint) => (
          <Button key={hint} kind="secondary" onClick={() => void showKycModal(hint)}>
            {t`Show ${hint}`}
          </Button>
        ))}
      </div>
    </ExampleSection>
  );
}
