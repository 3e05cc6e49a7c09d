import { useState } from 'react';
import type { FormPhoto } from '../photos/photo-url.ts';
import { photoAfter } from './rules/photo-after.ts';
import type { Form } from './use-form.ts';

export interface PhotoTurn {
  readonly isCameraOpen: boolean;
  readonly onCamera: (isOpen: boolean) => void;
  readonly onTaken: () => void;
}

/** Answers what each photo is given: after a photo was taken the camera goes on to the next that is missing. [A-153 A-167] */
export function usePhotoRound(form: Form, names: readonly FormPhoto[]) {
  const [open, setOpen] = useState<FormPhoto | null>(null);
  return (name: FormPhoto): PhotoTurn => ({
    isCameraOpen: open === name,
    onCamera: (isOpen) => setOpen(isOpen ? name : null),
    onTaken: () => setOpen(photoAfter(name, names, form.fields)),
  });
}
