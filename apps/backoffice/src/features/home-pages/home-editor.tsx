import { useLingui } from '@lingui/react/macro';
import {
  type HomeBanner,
  type HomeWay,
  homeLengths,
  type StaffHome,
} from '@perya/contract/content/staff-calls/home';
import { plusIcon } from '@perya/ui/icons/action';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { KeptDraft } from '../../lib/forms/kept/kept-draft.tsx';
import { useKeptDraft } from '../../lib/forms/kept/use-kept-draft.ts';
import { useLeaveGuard } from '../../lib/forms/use-leave-guard.ts';
import { useMay } from '../../lib/session/session.ts';
import { Section } from '../../lib/show/facts.tsx';
import { BannerCard } from './banner-card.tsx';
import { HomePreview } from './home-preview.tsx';
import { moveItem, removeItem, replaceItem } from './move-item.ts';
import { SaveDialog } from './save-dialog.tsx';
import { WayRow } from './way-row.tsx';

const emptyWords = { title_en: '', title_tl: '', body_en: '', body_tl: '', link: '' };

interface BannersProps {
  readonly banners: readonly HomeBanner[];
  readonly setBanners: Dispatch<SetStateAction<readonly HomeBanner[]>>;
}

function Banners({ banners, setBanners }: BannersProps) {
  const { t } = useLingui();
  const mayPublish = useMay()('content.publish');
  const addBanner = () =>
    setBanners([...banners, { id: crypto.randomUUID(), picture: '', ...emptyWords }]);
  return (
    <Section
      title={t`Banners, in their order`}
      actions={
        mayPublish &&
        banners.length < homeLengths.banners && (
          <Button drawing={plusIcon} onClick={addBanner}>{t`Add a banner`}</Button>
        )
      }
    >
      {banners.length === 0 && (
        <p className="text-ink-muted">{t`No banner: the page begins with the games`}</p>
      )}
      <ol className="flex flex-col gap-3">
        {banners.map((banner, place) => (
          <BannerCard
            key={banner.id}
            banner={banner}
            place={place}
            count={banners.length}
            // By its id: a picture that comes back late finds the banner where it has been moved.
            onChange={(change) =>
              setBanners((held) =>
                held.map((each) => (each.id === banner.id ? { ...each, ...change } : each)),
              )
            }
            onMove={(step) => setBanners(moveItem(banners, place, step))}
            onRemove={() => setBanners(removeItem(banners, place))}
          />
        ))}
      </ol>
    </Section>
  );
}

interface WaysProps {
  readonly ways: readonly HomeWay[];
  readonly setWays: Dispatch<SetStateAction<readonly HomeWay[]>>;
}

function Ways({ ways, setWays }: WaysProps) {
  const { t } = useLingui();
  const mayPublish = useMay()('content.publish');
  return (
    <Section
      title={t`Ways into the lobby, in their order`}
      actions={
        mayPublish &&
        ways.length < homeLengths.ways && (
          <Button
            drawing={plusIcon}
            onClick={() => setWays([...ways, { name_en: '', name_tl: '', link: '' }])}
          >
            {t`Add a way`}
          </Button>
        )
      }
    >
      <ol className="flex flex-col gap-2">
        {ways.map((way, place) => (
          <WayRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a way is known by nothing but its place while it is typed.
            key={place}
            way={way}
            place={place}
            count={ways.length}
            onChange={(change) => setWays((held) => replaceItem(held, place, change))}
            onMove={(step) => setWays(moveItem(ways, place, step))}
            onRemove={() => setWays(removeItem(ways, place))}
          />
        ))}
      </ol>
    </Section>
  );
}

/** Banners and ways of one home page, with what players will see beside them. Nothing counts before it is saved. */
export function HomeEditor({ home }: { readonly home: StaffHome }) {
  const { t } = useLingui();
  const mayPublish = useMay()('content.publish');
  const [banners, setBanners] = useState<readonly HomeBanner[]>(home.banners);
  const [ways, setWays] = useState<readonly HomeWay[]>(home.ways);
  const [isSaving, setSaving] = useState(false);
  const isChanged = JSON.stringify([banners, ways]) !== JSON.stringify([home.banners, home.ways]);
  useLeaveGuard(isChanged);
  const kept = useKeptDraft(`home:${home.tag}`, home.version, {
    typed: { banners, ways },
    isDirty: isChanged,
    fill: (typed) => {
      setBanners(typed.banners);
      setWays(typed.ways);
    },
  });
  return (
    <div className="flex flex-col gap-6 lg:flex-row lg:items-start">
      <fieldset disabled={!mayPublish} className="flex min-w-0 grow flex-col gap-6">
        <legend className="sr-only">{t`Home page`}</legend>
        <KeptDraft kept={kept} />
        <Banners banners={banners} setBanners={setBanners} />
        <Ways ways={ways} setWays={setWays} />
        {mayPublish && (
          <div>
            <Button kind="primary" disabled={!isChanged} onClick={() => setSaving(true)}>
              {t`Publish the changes …`}
            </Button>
          </div>
        )}
      </fieldset>
      <HomePreview banners={banners} ways={ways} />
      {isSaving && (
        <SaveDialog
          home={{ ...home, banners: [...banners], ways: [...ways] }}
          onClose={() => setSaving(false)}
          onSaved={kept.forget}
        />
      )}
    </div>
  );
}
