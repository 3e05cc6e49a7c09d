import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import { type Stage, stages } from '../../lib/kyc/stages.ts';
import { CompleteForm } from './form/complete-form.tsx';
import { IdTypeScreen } from './id-type/id-type-screen.tsx';
import { IntroScreen } from './intro/intro-screen.tsx';
import { ScanResultScreen } from './scan-result/scan-result-screen.tsx';
import { SelfieGuideScreen } from './selfie/selfie-guide-screen.tsx';
import { SelfieScreen } from './selfie/selfie-screen.tsx';
import type { Wizard } from './stage/use-wizard.ts';

interface MiddleScreenProps {
  readonly stage: Stage;
  readonly record: KycRecord;
  readonly wizard: Wizard;
}

/** The screens between entry and success. */
export function MiddleScreen({ stage, record, wizard }: MiddleScreenProps) {
  const { scan, next, previous, moveTo, hasMoved } = wizard;
  const shared = { onNext: next, onBack: previous, takesFocus: hasMoved };
  if (stage === stages.intro) return <IntroScreen {...shared} />;
  if (stage === stages.scanResult && scan !== null) {
    return <ScanResultScreen key={scan.transaction_id} {...shared} scan={scan} />;
  }
  if (stage === stages.selfieGuide) {
    // Its way back leads over the result, which would only lead here again.
    return <SelfieGuideScreen {...shared} onBack={() => moveTo(stages.idType)} />;
  }
  if (stage === stages.selfie) return <SelfieScreen {...shared} uid={record.uid} />;
  if (stage === stages.form) {
    return <CompleteForm {...shared} record={record} onSubmitted={wizard.submitted} />;
  }
  const chosenBefore =
    record.id_types.find((type) => type === (scan?.id_type ?? record.id_type)) ?? null;
  return (
    <IdTypeScreen
      {...shared}
      idTypes={record.id_types}
      chosenBefore={chosenBefore}
      onBack={() => moveTo(stages.intro)}
      onBegun={wizard.beginScan}
    />
  );
}
