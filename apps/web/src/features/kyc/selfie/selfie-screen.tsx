import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CameraView } from '../camera/camera-view.tsx';
import { cacheSelfie } from '../selfie-cache.ts';
import { StageFrame } from '../stage-frame.tsx';
import type { StageProps } from '../stage-props.ts';
import { TakenSelfie } from './taken-selfie.tsx';

/** The selfie with the ID: the camera first, then what it took. [A-149 A-150 A-151] */
export function SelfieScreen({
  uid,
  onNext,
  onBack,
  takesFocus,
}: StageProps & { readonly uid: string }) {
  const { t } = useLingui();
  const [photo, setPhoto] = useState<File | null>(null);
  return (
    <StageFrame title={t`Take A Selfie`} onBack={onBack} step={5} takesFocus={takesFocus}>
      <p className="text-center text-ink-muted">
        {photo === null
          ? t`Your face in the circle, the ID below it.`
          : t`Can the face and the ID be seen clearly?`}
      </p>
      {photo === null ? (
        <CameraView begin="user" name="selfie" guide="selfie" onTaken={setPhoto} />
      ) : (
        <TakenSelfie
          photo={photo}
          onRetake={() => setPhoto(null)}
          onStored={(objectKey) => {
            cacheSelfie(uid, objectKey, photo);
            onNext();
          }}
        />
      )}
    </StageFrame>
  );
}
