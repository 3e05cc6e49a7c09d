import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { type Review, readReview } from '@perya/contract/kyc/staff-calls/reviews';
import type { PhotoName } from '@perya/contract/rules/kyc-options';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import { Dialog } from '../../../lib/overlays/dialog.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { PageState } from '../../../lib/show/page-state.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { Photo } from '../photos/photo.tsx';
import { type PhotoView, wholePhoto } from '../photos/photo-view.ts';
import { type ComparedField, compareFields } from './compare-fields.ts';

interface CompareDialogProps {
  readonly review: Review;
  readonly other: { readonly uid: string; readonly version: number };
  readonly onClose: () => void;
}

function Side({ review, photo }: { readonly review: Review; readonly photo: PhotoName }) {
  const { t } = useLingui();
  const { fieldOf } = useReviewWords();
  const [view, setView] = useState<PhotoView>(wholePhoto);
  const { uid, version } = review;
  const name = fieldOf(photo);
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <figcaption className="font-semibold">{t`Player ${uid}`}</figcaption>
      <div className="h-56">
        {review.photos.includes(photo) ? (
          <Photo
            subject={{ uid, version }}
            photo={photo}
            name={t`${name} of player ${uid}`}
            view={view}
            setView={setView}
          />
        ) : (
          <p className="p-3 text-ink-muted">{t`No photo was given`}</p>
        )}
      </div>
    </figure>
  );
}

function FieldRow({ field, mine, theirs, isSame }: ComparedField) {
  const { t } = useLingui();
  const { fieldOf } = useReviewWords();
  return (
    <tr>
      <th scope="row">{fieldOf(field)}</th>
      <td>{mine || '–'}</td>
      <td>{theirs || '–'}</td>
      <td>{isSame && <StatusBadge tone="warning">{t`Same`}</StatusBadge>}</td>
    </tr>
  );
}

function SideBySide({ mine, theirs }: { readonly mine: Review; readonly theirs: Review }) {
  const { t } = useLingui();
  const { fieldOf } = useReviewWords();
  const photos = [...new Set([...mine.photos, ...theirs.photos])];
  const [photo, setPhoto] = useState<PhotoName | undefined>(photos[0]);
  const first = mine.uid;
  const second = theirs.uid;
  return (
    <>
      <div className="flex flex-wrap gap-1">
        {photos.map((each) => (
          <Button
            key={each}
            kind={each === photo ? 'secondary' : 'quiet'}
            aria-pressed={each === photo}
            onClick={() => setPhoto(each)}
          >
            {fieldOf(each)}
          </Button>
        ))}
      </div>
      {photo && (
        <div key={photo} className="grid grid-cols-2 gap-3">
          <Side review={mine} photo={photo} />
          <Side review={theirs} photo={photo} />
        </div>
      )}
      <table aria-label={t`Both side by side`} className="field-table">
        <thead>
          <tr>
            <th scope="col">{t`Field`}</th>
            <th scope="col">{t`Player ${first}`}</th>
            <th scope="col">{t`Player ${second}`}</th>
            <th scope="col">{t`Alike`}</th>
          </tr>
        </thead>
        <tbody>
          {compareFields(mine, theirs).map((compared) => (
            <FieldRow key={compared.field} {...compared} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Two submissions beside each other: photos above, fields below, what is the same said in a word. */
export function CompareDialog({ review, other, onClose }: CompareDialogProps) {
  const { t } = useLingui();
  const { uid, version } = other;
  const { answer, state, error, reload } = useCall(readReview, { uid, version });
  const first = review.uid;
  const second = uid;
  return (
    <Dialog open onClose={onClose} title={t`Players ${first} and ${second}`} width="wide">
      {state === 'loading' && <Skeleton className="h-40 w-full" />}
      {state === 'failed' && (
        <PageState
          title={isApiError(error) ? error.message : t`No connection. Try again.`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {answer && <SideBySide mine={review} theirs={answer} />}
    </Dialog>
  );
}
