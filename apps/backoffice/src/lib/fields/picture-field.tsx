import { useLingui } from '@lingui/react/macro';
import type { Call } from '@perya/contract/call';
import { Spinner } from '@perya/ui/states/spinner';
import { useId } from 'react';
import { useSubmit } from '../query/use-submit.ts';

interface PictureFieldProps {
  /** Takes the file and answers where it lies from then on. */
  readonly call: Call;
  /** The address of the picture that there is; empty if there is none. */
  readonly shown: string;
  readonly onPicture: (picture: string) => void;
  readonly hint: string;
  readonly error?: string | undefined;
}

/** Sends a picture as soon as it is chosen; what comes back is drawn anew by the server. */
export function PictureField({ call, shown, onPicture, hint, error }: PictureFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const { submit, isBusy, problem } = useSubmit(
    (client, file: File) => client.upload(call, file) as Promise<{ picture: string }>,
    { problemIn: 'form', onDone: ({ picture }) => onPicture(picture) },
  );
  const says = problem ?? error;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-semibold">{t`Picture`}</label>
      <div className="flex items-center gap-3">
        {shown !== '' && <img src={shown} alt="" className="h-15 w-auto rounded-control" />}
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-describedby={`${id}-says`}
          aria-invalid={says === undefined ? undefined : true}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void submit(file);
          }}
          className="min-w-0 file:mr-2 file:h-8 file:rounded-control file:border file:border-line file:bg-raised file:px-3 file:font-semibold file:text-ink"
        />
        {isBusy && <Spinner className="size-4" />}
      </div>
      <p id={`${id}-says`} className={says === undefined ? 'text-ink-muted' : 'text-negative'}>
        {says ?? hint}
      </p>
    </div>
  );
}
