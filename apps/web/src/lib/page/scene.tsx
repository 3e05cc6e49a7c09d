import { SitePicture } from '../image/site-image.tsx';

/** What is missing: games, bets, money, gifts or papers. */
type SceneName = 'empty' | 'bets' | 'money' | 'gifts' | 'papers';

/** A corner of the fair, over the words of an empty list. */
export function Scene({ name }: { readonly name: SceneName }) {
  return (
    <SitePicture
      base={`/art/scenes/${name}`}
      widths={[240, 480]}
      sizes="176px"
      width={176}
      height={139}
      alt=""
      className="h-auto w-44"
    />
  );
}
