import { useLingui } from '@lingui/react/macro';
import { useManilaTime } from '../../../lib/show/moment.tsx';

/** In place of the photos: nobody forgot to give them, they are no longer kept. */
export function ErasedNote({ at }: { readonly at: number }) {
  const { t } = useLingui();
  const when = useManilaTime()(at);
  return (
    <p className="p-4 text-ink-muted">
      {t`The fields and photos of this submission were erased after their time, ${when}`}
    </p>
  );
}
