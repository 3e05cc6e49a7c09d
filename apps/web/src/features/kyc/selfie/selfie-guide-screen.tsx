import { useLingui } from '@lingui/react/macro';
import { Button } from '@perya/ui/button';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { checkIcon } from '@perya/ui/icons/action';
import { closeIcon } from '@perya/ui/icons/frame';
import { scenes } from '../art/scenes.tsx';
import { StageFrame } from '../stage-frame.tsx';
import type { StageProps } from '../stage-props.ts';

/** How the selfie should look. */
export function SelfieGuideScreen({ onNext, onBack, takesFocus }: StageProps) {
  const { t } = useLingui();
  const advice = [
    [true, t`Hold the ID beside your face, with its front to the camera.`],
    [true, t`Stand in good light, and look straight into the camera.`],
    [true, t`Name, photo and date of birth on the ID can be read.`],
    [false, t`No hat, mask or dark glasses, and no finger over the ID.`],
    [false, t`No photo of a screen or of a copy.`],
  ] as const;
  return (
    <StageFrame
      title={t`Selfie With Your ID`}
      picture={scenes.selfie}
      onBack={onBack}
      step={4}
      takesFocus={takesFocus}
      actions={<Button size="large" onClick={onNext}>{t`OK, I'm ready`}</Button>}
    >
      <Card>
        <ul className="flex flex-col gap-3 text-[0.9375rem] leading-snug">
          {advice.map(([isGood, text]) => (
            <li key={text} className="flex gap-3">
              <Icon
                drawing={isGood ? checkIcon : closeIcon}
                className={isGood ? 'size-5 text-positive' : 'size-5 text-negative'}
              />
              {text}
            </li>
          ))}
        </ul>
      </Card>
    </StageFrame>
  );
}
