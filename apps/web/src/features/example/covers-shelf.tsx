import { useLingui } from '@lingui/react/macro';
import { Carousel } from '@perya/ui/carousel';
import { Picture } from '@perya/ui/picture';
import { ListState } from '@perya/ui/states/list-state';
import { Skeleton } from '@perya/ui/states/skeleton';
import { type FileState, useFile } from '../../lib/query/use-file.ts';
import { picturesOf } from './read-manifest.ts';

/** A shelf holds one cover in six; the lobby shows them all. */
const sampleEvery = 6;

/** Game covers that the art build has drawn, read from its own list. */
export function CoversShelf() {
  const { t } = useLingui();
  const { answer: manifest, state, reload } = useFile('/art/manifest.json');
  const covers = picturesOf(manifest, 'covers');
  const found = covers.filter((_, index) => index % sampleEvery === 0);
  return (
    <ListState
      state={stateOf(state, found.length)}
      loadingText={t`Loading...`}
      emptyText={t`There is no data yet!`}
      errorText={t`Error fetching data.`}
      retryLabel={t`Load the covers again`}
      onRetry={() => void reload()}
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

function stateOf(state: FileState['state'], count: number) {
  if (state === 'loading') return 'loading';
  if (state === 'failed') return 'error';
  return count === 0 ? 'empty' : 'ready';
}
