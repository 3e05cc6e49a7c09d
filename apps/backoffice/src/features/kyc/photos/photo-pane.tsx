import { useLingui } from '@lingui/react/macro';
import type { PhotoName } from '@perya/contract/rules/kyc-options';
import { minusIcon, plusIcon } from '@perya/ui/icons/action';
import { useState } from 'react';
import { Button, IconButton } from '../../../lib/fields/button.tsx';
import { KeyHint } from '../../../lib/keys/key-hint.tsx';
import { usePageKeys } from '../../../lib/keys/use-page-keys.ts';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import { turnIcon } from '../../../lib/show/icons.ts';
import { Photo } from './photo.tsx';
import { type PhotoView, turnPhoto, wholePhoto, zoomPhoto } from './photo-view.ts';

const buttonFactor = 1.5;

interface PhotoPaneProps {
  readonly subject: { readonly uid: string; readonly version: number };
  readonly photos: readonly PhotoName[];
  readonly shown: PhotoName | null;
  readonly show: (photo: PhotoName) => void;
}

/** The photos of a submission, one at a time: closer by +, away by -, turned by r, whole by 0, another by its number. */
export function PhotoPane({ subject, photos, shown, show }: PhotoPaneProps) {
  const { t, i18n } = useLingui();
  const { fieldOf } = useReviewWords();
  const [views, setViews] = useState<Partial<Record<PhotoName, PhotoView>>>({});
  // What was looked at stays, so that going to and fro is one look each.
  const [seen, setSeen] = useState<readonly PhotoName[]>([]);
  if (shown !== null && !seen.includes(shown)) setSeen([...seen, shown]);
  const viewOf = (photo: PhotoName) => views[photo] ?? wholePhoto;
  const change = (photo: PhotoName) => (by: (view: PhotoView) => PhotoView) =>
    setViews((before) => ({ ...before, [photo]: by(before[photo] ?? wholePhoto) }));
  const alter = (by: (view: PhotoView) => PhotoView) => shown && change(shown)(by);
  const closer = () => alter((view) => zoomPhoto(view, buttonFactor));
  const away = () => alter((view) => zoomPhoto(view, 1 / buttonFactor));
  const turn = () => alter(turnPhoto);
  const whole = () => alter(() => wholePhoto);
  usePageKeys({
    '+': closer,
    '=': closer,
    '-': away,
    r: turn,
    '0': whole,
    ...Object.fromEntries(photos.map((photo, place) => [`${place + 1}`, () => show(photo)])),
  });
  if (shown === null) {
    return <p className="p-4 text-ink-muted">{t`No photo was given`}</p>;
  }
  const view = viewOf(shown);
  const shortNames: Record<PhotoName, string> = {
    idPhoto: t`Front`,
    idPhotoBack: t`Back`,
    selfieWithIDPhotoPath: t`Selfie`,
    face: t`Face`,
  };
  return (
    <section aria-label={t`Photos`} className="photo-pane">
      <div className="flex flex-wrap gap-1">
        {photos.map((photo, place) => (
          <Button
            key={photo}
            kind={photo === shown ? 'secondary' : 'quiet'}
            aria-pressed={photo === shown}
            aria-keyshortcuts={`${place + 1}`}
            onClick={() => show(photo)}
          >
            {shortNames[photo]}
            <KeyHint>{`${place + 1}`}</KeyHint>
          </Button>
        ))}
      </div>
      {seen.map((photo) => (
        <div key={photo} hidden={photo !== shown} className="photo-place">
          <Photo
            subject={subject}
            photo={photo}
            name={fieldOf(photo)}
            view={viewOf(photo)}
            setView={change(photo)}
          />
        </div>
      ))}
      <div role="toolbar" aria-label={t`View of the photo`} className="flex items-center gap-1">
        <IconButton
          drawing={minusIcon}
          label={t`Further away (-)`}
          aria-keyshortcuts="-"
          disabled={view.zoom === 1}
          onClick={away}
        />
        <output aria-live="polite" className="amount-figures w-12 text-center text-ink-muted">
          {i18n.number(view.zoom, { style: 'percent' })}
        </output>
        <IconButton
          drawing={plusIcon}
          label={t`Closer (+)`}
          aria-keyshortcuts="+"
          onClick={closer}
        />
        <IconButton drawing={turnIcon} label={t`Turn (r)`} aria-keyshortcuts="r" onClick={turn} />
        <span className="w-10 text-ink-muted">{view.turn === 0 ? '' : `${view.turn}°`}</span>
        <span className="grow" />
        <Button kind="quiet" aria-keyshortcuts="0" onClick={whole}>
          {t`Whole`}
          <KeyHint>0</KeyHint>
        </Button>
      </div>
    </section>
  );
}
