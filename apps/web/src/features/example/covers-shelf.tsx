import { useLingui } from '@lingui/react/macro';
import { Carousel } from '@perya/ui/carousel';
import { Picture } from '@perya/ui/picture';
import { ListState } from '@perya/ui/states/list-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useEffect, useState } from 'react';
import { type ManifestPicture, picturesOf } from './read-manifest.ts';

type Covers = readonly ManifestPicture[] | 'loading' | 'failed';

/** A shelf holds one cover in six; the lobby shows them all. */
const sampleEvery = 6;

/** Game covers that the art build has drawn, read from its own list. */
export function CoversShelf() {
  const { t } = useLingui();
  const [covers, setCovers] = useState<Covers>('loading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again.
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/art/manifest.json', { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))))
      .then((manifest: unknown) => setCovers(picturesOf(manifest, 'covers')))
      .catch(() => !leaving.signal.aborted && setCovers('failed'));
    return () => leaving.abort();
  }, [attempt]);

  const found =
    typeof covers === 'string' ? [] : covers.filter((_, index) => index % sampleEvery === 0);
  return (
    <ListState
      state={stateOf(covers)}
      loadingText={t`Loading...`}
      emptyText={t`There is no data yet!`}
      errorText={t`Error fetching data.`}
      retryLabel={t`Load the covers again`}
      onRetry={() => {
        setCovers('loading');
        setAttempt(attempt + 1);
      }}
      skeleton={<Skeleton className="h-48 w-full" />}
    >
      <Carousel
        label={t`Game covers`}
        previousLabel={t`Previous cover`}
        nextLabel={t`Next cover`}
        slideLabel={(position, count) => t`Cover ${position} of ${count}`}
        slideClass="basis-[30%] md:basis-[15%]"
      >
        {found.map((cover) => (
          <Picture
            key={cover.base}
            {...cover}
            sizes="(width >= 768px) 15vw, 30vw"
            alt=""
            className="aspect-[3/4] w-full rounded-card object-cover"
          />
        ))}
      </Carousel>
    </ListState>
  );
}

function stateOf(covers: Covers) {
  if (covers === 'loading') return 'loading';
  if (covers === 'failed') return 'error';
  return covers.length === 0 ? 'empty' : 'ready';
}
