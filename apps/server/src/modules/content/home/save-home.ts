import type { RequestOf } from '@perya/contract/call';
import type {
  saveHomePage as call,
  HomeBanner,
  HomeWay,
  StaffHome,
} from '@perya/contract/content/staff-calls/home';
import { isContentLink } from '@perya/contract/rules/content/content-link';
import { problemOfWords } from '@perya/contract/staff/plain-words';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Facts } from '../../audit/index.ts';
import type { SiteIndex, StoredIndex } from '../content.store.ts';
import { unwrittenIndex } from '../unwritten-index.ts';
import { presentHome } from './home.present.ts';
import type { HomeServices } from './services.ts';

function requireWords(texts: readonly string[]): void {
  for (const text of texts) {
    const problem = problemOfWords(text);
    if (problem !== null) throw new Refusal(problem);
    if (text === '') throw new Refusal('BANNER_WORDS');
  }
}

function requireOnce(names: readonly string[]): void {
  if (new Set(names).size < names.length) throw new Refusal('BANNER_TWICE');
}

/** What players could be shown, but for the pictures. */
function requireGood(banners: readonly HomeBanner[], ways: readonly HomeWay[]): void {
  for (const { title_en, title_tl, body_en, body_tl, link } of banners) {
    requireWords([title_en, title_tl, body_en, body_tl]);
    if (link !== '' && !isContentLink(link)) throw new Refusal('CONTENT_LINK');
  }
  for (const { name_en, name_tl, link } of ways) {
    requireWords([name_en, name_tl]);
    if (!isContentLink(link)) throw new Refusal('CONTENT_LINK');
  }
  requireOnce(banners.map(({ id }) => id));
  requireOnce(ways.map(({ link }) => link));
}

/** One that a home page shows already stays good, on another brand too; any other must lie here. */
async function requirePictures(services: HomeServices, banners: readonly HomeBanner[]) {
  const shown = await services.home.listShownBanners(banners.map(({ picture }) => picture));
  for (const { picture } of banners) {
    const isGood =
      picture !== '' &&
      (shown.includes(picture) || (await services.pictures.readFiles(picture)) !== null);
    if (!isGood) throw new Refusal('BANNER_PICTURE');
  }
}

function changed(
  data: StoredIndex,
  { banners, ways }: { banners: readonly HomeBanner[]; ways: readonly HomeWay[] },
): StoredIndex {
  return {
    ...data,
    banners: banners.map((each) => ({
      id: each.id,
      img: each.picture,
      title: { en: each.title_en, tl: each.title_tl },
      body: { en: each.body_en, tl: each.body_tl },
      ...(each.link !== '' && { link_h5: each.link }),
    })),
    nav: ways.map(({ name_en: en, name_tl: tl, link }) => ({ name: { en, tl }, link_h5: link })),
  };
}

/** What an entry of the audit says: in which order stands what, and where it leads. */
const factsOf = ({ banners, nav }: StoredIndex): Facts => ({
  banners: banners.map(
    ({ title, body, link_h5, img }) => `${title.en} / ${body.en} → ${link_h5 ?? ''} (${img})`,
  ),
  ways: nav.map(({ name, link_h5 }) => `${name.en} → ${link_h5}`),
});

/** Changes a home page that is still as the caller saw it. */
export async function saveHome(
  services: HomeServices,
  context: StaffContext,
  { tag, version, banners, ways, reason }: RequestOf<typeof call>,
): Promise<StaffHome> {
  const { audit, home, store, cache } = services;
  requireGood(banners, ways);
  await requirePictures(services, banners);
  await audit.record(byStaff(context), async (tx) => {
    const held: SiteIndex = (await home.lock(tx, tag)) ?? unwrittenIndex(tag);
    if (String(held.version) !== version) throw new Refusal('CHANGED_MEANWHILE');
    const data = changed(held.data, { banners, ways });
    const before = factsOf(held.data);
    const after = factsOf(data);
    if (
      JSON.stringify(presentHome(tag, held)) === JSON.stringify(presentHome(tag, { ...held, data }))
    ) {
      throw new Refusal('NOTHING_TO_CHANGE');
    }
    await home.save(tx, tag, data);
    const subject = { kind: 'home-page', tag } as const;
    return {
      result: undefined,
      entries: [{ action: 'content.home-changed', subject, before, after, reason } as const],
    };
  });
  cache.expire();
  return presentHome(tag, (await store.findIndex(tag)) ?? unwrittenIndex(tag));
}
