import { useLingui } from '@lingui/react/macro';
import type { IdType } from '@perya/contract/rules/kyc-options';
import { Button } from '@perya/ui/button';
import { RadioGroup } from '@perya/ui/fields/radio-group';
import { useState } from 'react';
import type { ScanInHand } from '../stage/scan-in-hand.ts';
import { StageFrame } from '../stage-frame.tsx';
import type { StageProps } from '../stage-props.ts';
import { useIdTypeNames } from '../use-id-type-names.ts';
import { useStartScan } from './use-start-scan.ts';

interface IdTypeScreenProps extends Omit<StageProps, 'onNext'> {
  readonly idTypes: readonly IdType[];
  readonly chosenBefore: IdType | null;
  readonly onBegun: (scan: ScanInHand) => void;
}

/** One kind of ID, then on to the scanner. [A-138 A-139 A-140] */
export function IdTypeScreen({
  idTypes,
  chosenBefore,
  onBegun,
  onBack,
  takesFocus,
}: IdTypeScreenProps) {
  const { t } = useLingui();
  const names = useIdTypeNames();
  const [chosen, setChosen] = useState(chosenBefore);
  const { start, isStarting } = useStartScan(onBegun);
  return (
    <StageFrame
      title={t`Select ID Type`}
      onBack={onBack}
      step={2}
      takesFocus={takesFocus}
      actions={
        <Button
          size="large"
          busy={isStarting}
          disabled={chosen === null}
          onClick={() => chosen !== null && start(chosen)}
        >
          {t`Next`}
        </Button>
      }
    >
      <p className="text-center text-ink-muted">
        {t`Have the ID at hand: it is scanned on the next page.`}
      </p>
      <RadioGroup
        label={t`ID type`}
        value={chosen}
        onChange={setChosen}
        options={idTypes.map((value) => ({ value, label: names[value] }))}
      />
    </StageFrame>
  );
}
