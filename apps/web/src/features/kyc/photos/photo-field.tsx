import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { errorIcon } from '@perya/ui/icons/status';
import { useId, useState } from 'react';
import { useUpload } from '../../../lib/query/use-upload.ts';
import { selfiePreview } from '../selfie-cache.ts';
import { PhotoCamera } from './photo-camera.tsx';
import type { PhotoKind } from './photo-kind.ts';
import { PhotoStored } from './photo-stored.tsx';
import { PhotoUploading } from './photo-uploading.tsx';
import { PhotoWays } from './photo-ways.tsx';

/** Pictures that were uploaded from this page, by their keys; gone with the page, and never stored. */
const previews = new Map<string, string>();
const previewOf = (objectKey: string): string | null => previews.get(objectKey) ?? null;

interface PhotoFieldProps {
  /** What is to be uploaded, as the field is called. */
  readonly label: string;
  readonly kind: PhotoKind;
  /** The key under which the server keeps the photo; empty where there is none. */
  readonly value: string;
  /** An address of the server that shows it, where it has one. */
  readonly url: string;
  readonly onChange: (objectKey: string, photo: File | null) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled: boolean;
  /** Whether its camera is open; of several photos each has its turn. */
  readonly isCameraOpen: boolean;
  readonly onCamera: (isOpen: boolean) => void;
  /** A photo was taken by the camera. */
  readonly onTaken: () => void;
}

/** A photo from the device or the camera, uploaded at once: the form is submitted with its key. [A-152 A-153 A-154 A-311] */
export function PhotoField(props: PhotoFieldProps) {
  const { label, kind, value, url, onChange, hint, error, disabled } = props;
  const { isCameraOpen, onCamera, onTaken } = props;
  const { t } = useLingui();
  const id = useId();
  const [photo, setPhoto] = useState<File | null>(null);
  const { send, isBusy, share, problem } = useUpload((objectKey, sent) => {
    keepPreview(objectKey, sent);
    onChange(objectKey, sent);
    setPhoto(null);
  });
  const upload = (chosen: File) => {
    setPhoto(chosen);
    void send(chosen);
  };
  const remove = () => {
    dropPreview(value);
    onChange('', null);
  };
  const title = t`Upload ${label}`;
  const told = photo !== null ? problem : error;
  const describedBy = [told && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={describedBy || undefined}
      data-invalid={told ? true : undefined}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="mb-1.5 font-semibold text-[0.875rem] text-ink">{title}</legend>
      <div className="photo-field">
        {photo !== null ? (
          <PhotoUploading
            photo={photo}
            share={share}
            isBusy={isBusy}
            onRetry={() => void send(photo)}
            onDrop={() => setPhoto(null)}
          />
        ) : value !== '' ? (
          <PhotoStored
            label={label}
            url={previewOf(value) ?? selfiePreview(value) ?? url}
            isRemovable={!disabled}
            onRemove={remove}
          />
        ) : (
          <PhotoWays kind={kind} label={label} onChosen={upload} onCamera={() => onCamera(true)} />
        )}
      </div>
      <div aria-live="polite" className="empty:hidden">
        {told && (
          <p
            id={`${id}-error`}
            className="flex items-start gap-1.5 text-[0.8125rem] text-negative leading-snug"
          >
            <Icon drawing={errorIcon} className="mt-px size-4" />
            {told}
          </p>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-[0.8125rem] text-ink-muted leading-snug">
          {hint}
        </p>
      )}
      <PhotoCamera
        open={isCameraOpen}
        title={title}
        kind={kind}
        onTaken={(taken) => {
          upload(taken);
          onTaken();
        }}
        onClose={() => onCamera(false)}
      />
    </fieldset>
  );
}

function keepPreview(objectKey: string, photo: Blob): void {
  previews.set(objectKey, URL.createObjectURL(photo));
}
function dropPreview(objectKey: string): void {
  const preview = previews.get(objectKey);
  if (preview !== undefined) URL.revokeObjectURL(preview);
  previews.delete(objectKey);
}
