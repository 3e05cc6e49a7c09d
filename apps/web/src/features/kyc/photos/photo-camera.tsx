import { useLingui } from '@lingui/react/macro';
import { Modal } from '@perya/ui/overlays/modal';
import { CameraView } from '../camera/camera-view.tsx';
import type { PhotoKind } from './photo-kind.ts';

interface PhotoCameraProps {
  readonly open: boolean;
  readonly title: string;
  readonly kind: PhotoKind;
  readonly onTaken: (photo: File) => void;
  readonly onClose: () => void;
}

/** The camera over the form. It is let go as soon as the sheet closes. [A-153 A-167] */
export function PhotoCamera({ open, title, kind, onTaken, onClose }: PhotoCameraProps) {
  const { t } = useLingui();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      presentation="bottom"
      closeOnMask={false}
      closeOnEscape
    >
      <CameraView
        begin={kind === 'selfie' ? 'user' : 'environment'}
        guide={kind}
        name={kind === 'selfie' ? 'selfie' : 'id'}
        onTaken={onTaken}
      />
    </Modal>
  );
}
