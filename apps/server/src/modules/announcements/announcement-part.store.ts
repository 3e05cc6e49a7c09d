import { announcementLengths } from '@perya/contract/announcements/staff-calls/announcements';
import { brandsMax } from '@perya/contract/brands';
import { travellingTag } from '@perya/contract/brands/brand-tags';
import { contentLinkMax } from '@perya/contract/rules/content/content-link';
import { vipLevelMax } from '@perya/contract/rules/vip/levels';
import type { Text } from '@perya/contract/text';
import * as z from 'zod/mini';
import { problemsOf } from '../../platform/configuration/check-rows.ts';
import type { ConfigurationPart, RowProblem } from '../../platform/configuration/part.ts';
import { createRowPart, momentField } from '../../platform/configuration/row-part.ts';
import { holdOrder } from './announcement.store.ts';
import { requireShowable } from './desk/read-settings.ts';
import type { AnnouncementsServices } from './services.ts';

const words = (max: number) => z.string().check(z.maxLength(max));

const schema = z.strictObject({
  key: z.uuid(),
  is_on: z.boolean(),
  frequency: z.literal([1, 2]),
  picture: z.string().check(z.maxLength(200), z.regex(/^\/(?:art|files)\/[\w/.-]+$/)),
  title_en: words(announcementLengths.title),
  title_tl: words(announcementLengths.title),
  body_en: words(announcementLengths.body),
  body_tl: words(announcementLengths.body),
  link: words(contentLinkMax + 1),
  seq: z.int().check(z.minimum(0), z.maximum(9999)),
  start_at: z.iso.datetime(),
  end_at: z.iso.datetime(),
  levels: z.array(z.int().check(z.minimum(0), z.maximum(vipLevelMax))).check(z.maxLength(30)),
  brands: z.array(travellingTag()).check(z.minLength(1), z.maxLength(brandsMax)),
});
type AnnouncementLine = z.output<typeof schema>;

const picture: Text = {
  en: 'it shows a picture that was never sent here',
  tl: 'nagpapakita ito ng larawang hindi kailanman ipinadala rito',
};

const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000);

async function problemsOfLine(
  { pictures }: Pick<AnnouncementsServices, 'pictures'>,
  row: AnnouncementLine,
): Promise<RowProblem[]> {
  const { key, start_at, end_at, brands, ...said } = row;
  const found = [
    ...(await problemsOf(key, () =>
      // What brands there are is another part's.
      requireShowable({ ...said, brands: [], start: secondsOf(start_at), end: secondsOf(end_at) }),
    )),
  ];
  const isHere =
    row.picture.startsWith('/art/') || (await pictures.readFiles(row.picture)) !== null;
  return isHere ? found : [...found, { key, says: picture }];
}

/** What players are shown when they come, for the file by which configuration travels. Who has seen it stays. */
export function announcementPart(
  services: Pick<AnnouncementsServices, 'pictures' | 'cache'>,
): ConfigurationPart {
  const { pictures, cache } = services;
  const part = createRowPart({
    name: 'announcements.announcements',
    title: { en: 'Announcements', tl: 'Mga anunsiyo' },
    table: 'announcements.announcement',
    key: ['key'],
    schema,
    fields: { start_at: momentField('start_at'), end_at: momentField('end_at') },
    also: { updated_at: 'platform.clock()' },
    counter: 'version',
    retire: 'is_on = false, updated_at = platform.clock()',
    isRetired: ({ is_on }) => !is_on,
    refuse: async (rows) =>
      (await Promise.all(rows.map((row) => problemsOfLine(services, row)))).flat(),
    pictures: { of: (row) => [row['picture']], store: pictures },
    afterCommit: cache.expire,
  });
  return {
    ...part,
    // Whoever moves one reads all of them first, under this lock.
    async hold(tx) {
      await holdOrder(tx);
      await part.hold(tx);
    },
  };
}
