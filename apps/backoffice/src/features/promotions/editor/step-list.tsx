import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../lib/fields/button.tsx';
import { type Step, stepNames, stepOf } from './steps.ts';

interface StepListProps {
  readonly step: Step;
  readonly setStep: (step: Step) => void;
  /** The names of fields that cannot be read yet. */
  readonly problems: readonly string[];
}

/** Where one is, and which steps still wait for something. */
export function StepList({ step, setStep, problems }: StepListProps) {
  const { t } = useLingui();
  const waiting = new Set(problems.map(stepOf));
  const titles: Readonly<Record<Step, string>> = {
    words: t`What players read`,
    rules: t`When and for what`,
    cost: t`What it may cost`,
    audience: t`For whom`,
  };
  return (
    <nav aria-label={t`Steps`}>
      <ol className="flex flex-wrap gap-1">
        {stepNames.map((name, place) => (
          <li key={name}>
            <Button
              kind={name === step ? 'secondary' : 'quiet'}
              aria-current={name === step ? 'step' : undefined}
              onClick={() => setStep(name)}
            >
              {place + 1}. {titles[name]}
              {waiting.has(name) && <span className="text-warning">{t`(open)`}</span>}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
