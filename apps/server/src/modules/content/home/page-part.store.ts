import { travellingTag } from '@perya/contract/brands/brand-tags';
import { indexData, legal } from '@perya/contract/catalogue/calls/index-data';
import { isContentLink } from '@perya/contract/rules/content/content-link';
import { problemOfWords } from '@perya/contract/staff/plain-words';
import type { Text } from '@perya/contract/text';
import * as z from 'zod/mini';
import { problemsOf } from '../../../platform/configuration/check-rows.ts';
import type { ConfigurationPart, RowProblem } from '../../../platform/configuration/part.ts';
import { createRowPart } from '../../../platform/configuration/row-part.ts';
import type { StaffPictures } from '../../../platform/files/staff-pictures.ts';

/** What a page says; its games come from the catalogue, and its compliance window is set by who decides about it. */
const data = z.omit(indexData, {
  version: true,
  list: true,
  notice: true,
  cmpl: true,
  cmpl_start: true,
  cmpl_end: true,
});
type PageData = z.output<typeof data>;

const schema = z.strictObject({ tag: travellingTag(), data });

const compliance = `array['cmpl', 'cmpl_start', 'cmpl_end']`;

const link: Text = {
  en: 'a link leads neither to a page of the app nor to an address over https',
  tl: 'may link na hindi papunta sa pahina ng app ni sa address na https',
};
const words: Text = {
  en: 'a text is missing in one language, or has markup',
  tl: 'may tekstong kulang sa isang wika, o may markup',
};
const address: Text = {
  en: 'a contact or the page of the licence is no address over https',
  tl: 'may contact o pahina ng lisensiya na hindi address na https',
};

const banner: Text = {
  en: 'a banner shows a picture that was never sent here',
  tl: 'may banner na nagpapakita ng larawang hindi kailanman ipinadala rito',
};

const isWebAddress = (url: string) => /^https:\/\/[^\s"'<>\\@]+$/.test(url);
const isSaid = ({ en, tl }: Text) =>
  [en, tl].every((each) => each.trim() !== '' && problemOfWords(each) === null);

function problemsOfPage(
  key: string,
  { banners, nav, top, media, legal: operator }: PageData,
): RowProblem[] {
  const links = [
    ...banners.flatMap(({ link_h5 }) => link_h5 ?? []),
    ...nav.map((way) => way.link_h5),
  ];
  const texts = [
    ...top,
    ...banners.flatMap(({ title, body }) => [title, body]),
    ...nav.map(({ name }) => name),
  ];
  const addresses = [...media.map(({ url }) => url), ...(operator ? [operator.licence.url] : [])];
  const wrong = [
    !links.every(isContentLink) && link,
    !texts.every(isSaid) && words,
    !addresses.every(isWebAddress) && address,
  ];
  return wrong.flatMap((says) => (says ? [{ key, says }] : []));
}

async function problemsOfBanners(
  pictures: StaffPictures,
  { tag: key, data: { banners } }: z.output<typeof schema>,
): Promise<RowProblem[]> {
  const sent = banners.filter(({ img }) => img.startsWith('/files/'));
  const here = await Promise.all(sent.map(({ img }) => pictures.readFiles(img)));
  return here.every((files) => files !== null) ? [] : [{ key, says: banner }];
}

/** Of a page that was not judged yet, as what follows. */
const logoIn = (page: unknown): unknown => {
  const read = z.safeParse(z.object({ legal }), page);
  return read.success ? read.data.legal.licence.logo : null;
};

const bannersIn = (page: unknown): unknown[] => {
  const read = z.safeParse(z.object({ banners: z.array(z.object({ img: z.string() })) }), page);
  return read.success ? read.data.banners.map(({ img }) => img) : [];
};

interface PartNeeds {
  /** Of banners. */
  pictures: StaffPictures;
  /** Logos of regulators. */
  logos: StaffPictures;
  cache: { expire(): void };
}

/** Home pages with licence, helpline and contacts, for the file by which configuration travels. */
export const pagePart = ({ pictures, logos, cache }: PartNeeds): ConfigurationPart =>
  createRowPart({
    name: 'content.pages',
    title: { en: 'Home pages, licence and contacts', tl: 'Mga home page, lisensiya at contact' },
    table: 'content.site_index',
    key: ['tag'],
    schema,
    fields: {
      data: { column: 'data', read: () => `held.data - ${compliance}`, write: 'filled.data' },
    },
    retire: null,
    async refuse(rows) {
      const logosHere = rows.flatMap(({ tag, data: { legal: operator } }) =>
        operator ? [problemsOf(tag, () => logos.check(operator.licence.logo))] : [],
      );
      const ofPages = rows.flatMap(({ tag, data: page }) => problemsOfPage(tag, page));
      const banners = await Promise.all(rows.map((row) => problemsOfBanners(pictures, row)));
      return [...ofPages, ...banners.flat(), ...(await Promise.all(logosHere)).flat()];
    },
    pictures: {
      of: ({ data: page }) => [logoIn(page), ...bannersIn(page)],
      // Each knows its own addresses, and nothing of others.
      store: {
        readFiles: async (address) =>
          (await logos.readFiles(address)) ?? pictures.readFiles(address),
        async bring(address, files) {
          await logos.bring(address, files);
          await pictures.bring(address, files);
        },
      },
    },
    async write(tx, { saved }) {
      await tx.query(
        `insert into content.site_index as held (tag, data)
         select given.tag, '{"cmpl": 0, "cmpl_start": 0, "cmpl_end": 0}'::jsonb || given.data
         from jsonb_to_recordset($1::jsonb) as given (tag text, data jsonb)
         on conflict (tag) do update set version = held.version + 1, updated_at = platform.clock(),
           data = excluded.data || jsonb_build_object('cmpl', held.data -> 'cmpl',
             'cmpl_start', held.data -> 'cmpl_start', 'cmpl_end', held.data -> 'cmpl_end')`,
        [JSON.stringify(saved)],
      );
    },
    afterCommit: cache.expire,
  });
