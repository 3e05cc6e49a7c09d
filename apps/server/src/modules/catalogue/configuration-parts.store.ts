import { gameCategories, gameTypeOf } from '@perya/contract/rules/game-categories';
import type { Text } from '@perya/contract/text';
import * as z from 'zod/mini';
import { problemsOf } from '../../platform/configuration/check-rows.ts';
import type { ConfigurationPart, RowProblem } from '../../platform/configuration/part.ts';
import { createRowPart } from '../../platform/configuration/row-part.ts';
import type { StaffPictures } from '../../platform/files/staff-pictures.ts';
import { isFramed } from '../../platform/web/is-framed.ts';

interface PartNeeds {
  covers: StaffPictures;
  logos: StaffPictures;
  settings: { hasSandbox: boolean; frameOrigins: readonly string[] };
  expire(): void;
}

const label = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const name = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[^<>]*$/));
const picture = z.string().check(z.maxLength(200), z.regex(/^(?:|\/(?:art|files)\/[\w/.-]+)$/));
const times = z.int().check(z.minimum(1), z.maximum(1_000_000));
/** No stake and no allowance of the house is larger; in centavos. */
const centavosMax = 1e13;
const amount = (min: number) => z.int().check(z.minimum(min), z.maximum(centavosMax));

const address = z.string().check(z.maxLength(300), z.regex(/^(?:https:\/\/|\/)[^\s"'<>\\]+$/));

const venue = z.strictObject({
  code: label,
  name,
  launch_url: address,
  is_open: z.boolean(),
  win_times: times,
  day_allowance: z.nullable(amount(0)),
  promo_allowance: amount(0),
  promo_wagering_times: z.int().check(z.minimum(1), z.maximum(100)),
});

const platform = z.strictObject({
  venue: label,
  id: label,
  name,
  logo: picture,
  is_open: z.boolean(),
});

const maintenance = z.nullable(z.string().check(z.minLength(1), z.maxLength(300)));
const game = z.strictObject({
  code: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  venue: label,
  platform: label,
  provider_game: z.string().check(z.regex(/^[\w.:-]{1,100}$/)),
  name,
  category: z.enum(gameCategories),
  game_type: z.int(),
  img: picture,
  rtp: z.number().check(z.minimum(0), z.maximum(100)),
  is_hot: z.boolean(),
  is_new: z.boolean(),
  is_maintained: z.boolean(),
  is_online: z.boolean(),
  sorting: z.int(),
  stake_min: amount(1),
  stake_max: amount(1),
  win_times: z.nullable(times),
  maintenance_en: maintenance,
  maintenance_tl: maintenance,
  opens: z.nullable(z.string().check(z.minLength(1), z.maxLength(80))),
  /** Left out by files from before: its provider says nothing of it. */
  languages: z._default(
    z
      .string()
      .check(z.maxLength(400), z.regex(/^(?:[a-z]{2,3}(?:-[a-z]{2,4})?(?:,(?=[a-z])|$))*$/)),
    '',
  ),
  /** Left out by files from before: the game cannot be tried without money. */
  practice_url: z._default(z.nullable(address), null),
});
type GameLine = z.output<typeof game>;

const origin: Text = {
  en: 'the settings of this installation frame no page of this origin',
  tl: 'walang pahina ng origin na ito ang ini-frame ng mga setting ng installation na ito',
};
const stakes: Text = {
  en: 'the smallest stake is larger than the largest',
  tl: 'mas malaki ang pinakamaliit na taya kaysa sa pinakamalaki',
};
const wrongType: Text = {
  en: 'category and type do not belong together',
  tl: 'hindi magkatugma ang kategorya at uri',
};
const languages: Text = {
  en: 'the words of the maintenance are missing in one language',
  tl: 'kulang sa isang wika ang mga salita ng maintenance',
};

/** The venue of a row, by its code: numbers are given by each installation itself. */
const venueField = {
  column: 'venue_id',
  read: (source: (table: string) => string) =>
    `(select venue.code from ${source('catalogue.venue')} as venue where venue.id = held.venue_id)`,
  write: `(select venue.id from catalogue.venue where venue.code = given.data ->> 'venue')`,
};
const renamed = (field: string, column: string) => ({
  column,
  read: () => `held.${column}`,
  write: `given.data ->> '${field}'`,
});

function refuseGame({ code: key, ...row }: GameLine): RowProblem[] {
  const wrong = [
    row.stake_min > row.stake_max && stakes,
    gameTypeOf(row.category) !== row.game_type && wrongType,
    (row.maintenance_en === null) !== (row.maintenance_tl === null) && languages,
  ];
  return wrong.flatMap((says) => (says ? [{ key, says }] : []));
}

const venuePart = ({ settings: { hasSandbox, frameOrigins }, expire }: PartNeeds) =>
  createRowPart({
    name: 'catalogue.venues',
    title: { en: 'Venues', tl: 'Mga venue' },
    table: 'catalogue.venue',
    key: ['code'],
    schema: venue,
    also: { is_own: 'true' },
    counter: 'revision',
    retire: 'is_open = false',
    isRetired: ({ is_open }) => !is_open,
    refuse: (rows) =>
      rows.flatMap(({ code: key, launch_url }) => {
        const isKnown = launch_url.startsWith('/')
          ? hasSandbox
          : frameOrigins.some((source) => isFramed(source, launch_url));
        return isKnown ? [] : [{ key, says: origin }];
      }),
    afterCommit: expire,
  });

const platformPart = ({ logos, expire }: PartNeeds) =>
  createRowPart({
    name: 'catalogue.platforms',
    title: { en: 'Game platforms', tl: 'Mga game platform' },
    table: 'catalogue.platform',
    key: ['venue', 'id'],
    schema: platform,
    fields: { venue: venueField },
    also: { is_own: 'true' },
    retire: 'is_open = false',
    isRetired: ({ is_open }) => !is_open,
    async refuse(rows) {
      const found = rows.map((row) =>
        problemsOf(`${row.venue}/${row.id}`, () => logos.check(row.logo)),
      );
      return (await Promise.all(found)).flat();
    },
    pictures: { of: ({ logo }) => [logo], store: logos },
    afterCommit: expire,
  });

const gamePart = ({ covers, expire }: PartNeeds) =>
  createRowPart({
    name: 'catalogue.games',
    title: { en: 'Games', tl: 'Mga laro' },
    table: 'catalogue.game',
    key: ['code'],
    schema: game,
    fields: {
      venue: venueField,
      platform: renamed('platform', 'platform_id'),
      name: renamed('name', 'en_name'),
    },
    also: { is_own: 'true', updated_name: `'staff'`, updated_at: 'now()' },
    counter: 'revision',
    retire: 'is_online = false',
    isRetired: ({ is_online }) => !is_online,
    async refuse(rows) {
      const found = rows.map((row) => problemsOf(row.code, () => covers.check(row.img)));
      return [...rows.flatMap(refuseGame), ...(await Promise.all(found)).flat()];
    },
    pictures: { of: ({ img }) => [img], store: covers },
    afterCommit: expire,
  });

/** Venues, their platforms and games, for the file by which configuration travels: in this order each finds what it stands on. */
export const catalogueParts = (needs: PartNeeds): readonly ConfigurationPart[] => [
  venuePart(needs),
  platformPart(needs),
  gamePart(needs),
];
