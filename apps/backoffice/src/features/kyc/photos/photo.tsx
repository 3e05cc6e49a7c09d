import { useLingui } from '@lingui/react/macro';
import type { PhotoName } from '@perya/contract/rules/kyc-options';
import { Skeleton } from '@perya/ui/states/skeleton';
import { PageState } from '../../../lib/show/page-state.tsx';
import { PhotoFrame } from './photo-frame.tsx';
import type { PhotoView } from './photo-view.ts';
import { usePhoto } from './use-photo.ts';

interface PhotoProps {
  readonly subject: { readonly uid: string; readonly version: number };
  readonly photo: PhotoName;
  readonly name: string;
  readonly view: PhotoView;
  readonly setView: (change: (view: PhotoView) => PhotoView) => void;
}

/** One photo, or that it is on its way, or that it could not be had. */
export function Photo({ subject, photo, name, view, setView }: PhotoProps) {
  const { t } = useLingui();
  const { url, problem, look, fail } = usePhoto(subject, photo);
  if (problem !== null) {
    return (
      <div className="photo-frame">
        <PageState title={problem} actionLabel={t`Try again`} onAction={look} />
      </div>
    );
  }
  if (url === null) {
    return (
      <div role="status" aria-label={t`Loading`} className="photo-frame">
        <Skeleton className="h-full w-full" />
      </div>
    );
  }
  return <PhotoFrame url={url} name={name} view={view} setView={setView} onFailed={fail} />;
}
