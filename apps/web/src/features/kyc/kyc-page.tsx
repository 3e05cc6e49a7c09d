import './camera/camera.css';
import { getRouteApi } from '@tanstack/react-router';
import { statusShown } from '../../lib/kyc/known-kyc.ts';
import { shownStage, stages } from '../../lib/kyc/stages.ts';
import { useKycRecord } from '../../lib/kyc/use-kyc-record.ts';
import { EntryScreen } from './entry/entry-screen.tsx';
import { BaseForm } from './form/base-form.tsx';
import { KycLoading } from './kyc-loading.tsx';
import { MiddleScreen } from './middle-screen.tsx';
import type { KycSearch } from './stage/kyc-search.ts';
import { useWizard } from './stage/use-wizard.ts';
import { SuccessScreen } from './success/success-screen.tsx';
import './kyc.css';

/** The basic form stands beside the wizard, at the same address. */
export function KycPage() {
  const search = getRouteApi('/s-kyc').useSearch();
  return search.form === 'base' ? <BaseFormPage /> : <WizardPage search={search} />;
}

/** The identity check, one screen per step. [A-036 A-117] */
function WizardPage({ search }: { readonly search: KycSearch }) {
  const wizard = useWizard(search);
  const { known, record, clockAheadMs, hasFailed, reload } = useKycRecord();
  const takesFocus = wizard.hasMoved;
  const stage = known === null ? null : shownStage(wizard.stage, statusShown(known));
  if (known !== null && stage === stages.entry) {
    const entry = { known, record, clockAheadMs, takesFocus };
    return <EntryScreen {...entry} onStart={wizard.next} />;
  }
  if (known !== null && stage === stages.success) {
    return <SuccessScreen status={known.status} record={record} takesFocus={takesFocus} />;
  }
  if (record !== null && stage !== null) {
    return <MiddleScreen stage={stage} record={record} wizard={wizard} />;
  }
  return <KycLoading hasFailed={hasFailed} onRetry={() => void reload()} />;
}

/** What is shown until the record is there says whether it comes; an old copy of it has no names to fill in. */
function BaseFormPage() {
  const { record, reload, hasFailed } = useKycRecord();
  if (record !== null) return <BaseForm record={record} />;
  return <KycLoading hasFailed={hasFailed} onRetry={() => void reload()} />;
}
