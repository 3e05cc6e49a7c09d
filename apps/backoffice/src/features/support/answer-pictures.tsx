import { useLingui } from '@lingui/react/macro';
import { attachIcon } from '@perya/ui/icons/attach';
import { closeIcon } from '@perya/ui/icons/frame';
import { type ChangeEvent, useRef } from 'react';
import { Button, IconButton } from '../../lib/fields/button.tsx';
import type { AnswerPictures } from './use-answer-pictures.ts';

/** What goes along with the answer. */
export function ChosenPictures({ pictures }: { readonly pictures: AnswerPictures }) {
  const { t } = useLingui();
  if (pictures.chosen.length === 0) return null;
  return (
    <ul aria-label={t`Pictures of the answer`} className="support-chosen">
      {pictures.chosen.map(({ objectKey, preview }, place) => {
        const number = place + 1;
        return (
          <li key={objectKey}>
            <img src={preview} alt={t`Number ${number} of the answer`} />
            <IconButton
              drawing={closeIcon}
              label={t`Remove picture ${number}`}
              onClick={() => pictures.remove([objectKey])}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Chooses pictures; the field of the answer also takes what is pasted. */
export function AddPictures({ pictures }: { readonly pictures: AnswerPictures }) {
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again after it was removed.
    target.value = '';
    void pictures.add(files);
  };
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        multiple
        hidden
        aria-label={t`Add pictures`}
        onChange={choose}
      />
      <Button
        className="mr-auto"
        drawing={attachIcon}
        busy={pictures.isBusy}
        disabled={pictures.places <= 0}
        onClick={() => chooser.current?.click()}
      >
        {t`Add pictures`}
      </Button>
    </>
  );
}
