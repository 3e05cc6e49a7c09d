import { Trans, useLingui } from '@lingui/react/macro';
import { firstBrandTags } from '@perya/contract/brands/first-brands';
import { Avatar } from '@perya/ui/avatar';
import { Carousel } from '@perya/ui/carousel';
import { Picture } from '@perya/ui/picture';
import { CoversShelf } from './covers-shelf.tsx';
import { ExampleSection } from './example-section.tsx';

const bannerNames = ['welcome', 'fair-play', 'responsible'];
const avatarSets = ['perya', 'women', 'men', 'sports'];
const medals = ['bronze', 'silver', 'gold', 'platinum', 'diamond'];
const scenes = ['empty', 'not-found', 'error', 'offline'];
const places = [1, 2, 3, 4];

function Banners() {
  const { t } = useLingui();
  return (
    <Carousel
      label={t`Banners`}
      previousLabel={t`Previous banner`}
      nextLabel={t`Next banner`}
      slideLabel={(position, count) => t`Banner ${position} of ${count}`}
      slideClass="basis-full md:basis-[48%]"
      dots
    >
      {firstBrandTags.flatMap((brand) =>
        bannerNames.map((name) => (
          <Picture
            key={`${brand}-${name}`}
            base={`/art/banners/${brand}-${name}`}
            widths={[400, 800, 1280]}
            sizes="(width >= 768px) 45vw, 95vw"
            width={800}
            height={350}
            alt=""
            className="aspect-[16/7] w-full rounded-card object-cover"
          />
        )),
      )}
    </Carousel>
  );
}

function Avatars() {
  const { t } = useLingui();
  return (
    <ul className="flex flex-wrap gap-3">
      {avatarSets.flatMap((set) =>
        places.map((place) => (
          <li key={`${set}-${place}`}>
            <Avatar
              src={`/art/avatars/${set}-${place}-256.webp`}
              fallbackSrc="/art/avatars/fallback-256.webp"
              alt=""
              size="large"
            />
          </li>
        )),
      )}
      <li>
        <Avatar
          src="/art/avatars/nobody-256.webp"
          fallbackSrc="/art/avatars/fallback-256.webp"
          alt={t`An avatar that could not be loaded`}
          size="large"
        />
      </li>
    </ul>
  );
}

function MedalsAndScenes() {
  const { t } = useLingui();
  return (
    <ul className="flex flex-wrap items-end gap-4">
      {medals.map((medal) => (
        <li key={medal}>
          <Picture
            base={`/art/medals/${medal}`}
            widths={[96, 256]}
            sizes="96px"
            width={96}
            height={96}
            alt=""
            className="size-24"
          />
        </li>
      ))}
      {scenes.map((scene) => (
        <li key={scene}>
          <Picture
            base={`/art/scenes/${scene}`}
            widths={[240, 480]}
            sizes="160px"
            width={160}
            height={160}
            alt=""
            className="size-40 object-contain"
          />
        </li>
      ))}
      <li>
        <Picture
          base="/art/covers/no-such-cover"
          widths={[200, 400]}
          sizes="120px"
          width={120}
          height={160}
          alt={t`A picture that could not be loaded`}
          className="h-40 w-30 rounded-card"
        />
      </li>
    </ul>
  );
}

export function ArtSection() {
  return (
    <ExampleSection id="art" title={<Trans>Pictures</Trans>}>
      <Banners />
      <CoversShelf />
      <Avatars />
      <MedalsAndScenes />
    </ExampleSection>
  );
}
