import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { scenes } from '../art/scenes.tsx';
import { StageFrame } from '../stage-frame.tsx';
import type { StageProps } from '../stage-props.ts';

/** What is to come, in three steps. [A-136 A-137] */
export function IntroScreen({ onNext, onBack, takesFocus }: StageProps) {
  const { t } = useLingui();
  const steps = [
    [t`Take a photo of your ID`, t`Your full name and date of birth must be clear.`],
    [t`Scan your face, or take a selfie with your ID`, t`Your face and the ID are in one picture.`],
    [t`Confirm the information`, t`Check what was read from the ID and add what is missing.`],
  ] as const;
  return (
    <StageFrame
      title={t`Verify Process`}
      picture={scenes.start}
      onBack={onBack}
      step={1}
      takesFocus={takesFocus}
      actions={<Button size="large" onClick={onNext}>{t`Start Now`}</Button>}
    >
      <ol className="flex flex-col gap-3">
        {steps.map(([name, text], index) => (
          <li
            key={name}
            className="flex gap-3.5 rounded-card border border-line bg-raised p-3.5 leading-snug"
          >
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-accent font-display font-extrabold text-accent-ink"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="block text-[0.875rem] text-ink-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </StageFrame>
  );
}
