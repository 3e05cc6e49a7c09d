import { useLingui } from '@lingui/react/macro';
import {
  goodsPicturesMax,
  uploadGoodsPicture,
} from '@perya/contract/points/staff-calls/mall-goods';
import { chevronLeftIcon, closeIcon } from '@perya/ui/icons/frame';
import { type ChangeEvent, useId } from 'react';
import { buttonClass, IconButton } from '../../../lib/fields/button.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';

interface PictureFieldProps {
  readonly pictures: readonly string[];
  /** Changes those that are there by then: a picture comes back later than it was sent. */
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void;
  readonly error?: string | undefined;
}

/** The pictures of goods: the first stands in the grid. What is sent is drawn anew by the server. */
export function PictureField({ pictures, onChange, error }: PictureFieldProps) {
  const { t } = useLingui();
  const input = useId();
  const { submit, isBusy, problem } = useSubmit(
    (client, file: File) => client.upload(uploadGoodsPicture, file),
    { problemIn: 'form', onDone: ({ picture }) => onChange((before) => [...before, picture]) },
  );
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) void submit(file);
  };
  const moveUp = (place: number) =>
    onChange((before) => {
      const others = before.filter((_, each) => each !== place);
      return others.toSpliced(place - 1, 0, ...before.slice(place, place + 1));
    });
  const says = problem ?? error;
  const count = pictures.length;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="font-semibold">{t`Pictures`}</legend>
      <ul className="goods-pictures">
        {pictures.map((src, place) => {
          const number = place + 1;
          return (
            <li key={src}>
              <img src={src} alt={t`${number} of ${count}`} width="96" height="96" />
              <span>
                {place > 0 && (
                  <IconButton
                    drawing={chevronLeftIcon}
                    label={t`Move picture ${number} to the front`}
                    onClick={() => moveUp(place)}
                  />
                )}
                <IconButton
                  drawing={closeIcon}
                  label={t`Remove picture ${number}`}
                  onClick={() => onChange((before) => before.filter((each) => each !== src))}
                />
              </span>
            </li>
          );
        })}
        {pictures.length < goodsPicturesMax && (
          <li>
            <input
              id={input}
              type="file"
              accept="image/png,image/jpeg,image/webp"
              className="sr-only"
              disabled={isBusy}
              aria-invalid={error === undefined ? undefined : true}
              onChange={choose}
            />
            <label htmlFor={input} className={buttonClass()}>
              {isBusy ? t`Sending…` : t`Add a picture`}
            </label>
          </li>
        )}
      </ul>
      <p role={says ? 'alert' : undefined} className={says ? 'text-negative' : 'text-ink-muted'}>
        {says ?? t`PNG, JPEG or WebP up to 8 MB; shown square. The first stands in the grid.`}
      </p>
    </fieldset>
  );
}
