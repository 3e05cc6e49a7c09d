import { travellingTag } from '@perya/contract/brands/brand-tags';
import { brandFields } from '@perya/contract/content/brand-fields';
import * as z from 'zod/mini';
import { problemsOf } from '../../../platform/configuration/check-rows.ts';
import type { ConfigurationPart } from '../../../platform/configuration/part.ts';
import { createRowPart } from '../../../platform/configuration/row-part.ts';
import { refuseWrongBrand } from './judge-brand.ts';
import type { KnownBrands } from './known-brands.ts';
import type { createMarks } from './marks.ts';

const schema = z.strictObject({ tag: travellingTag(), ...brandFields });
type BrandLine = z.output<typeof schema>;

interface PartNeeds {
  known: Pick<KnownBrands, 'read'>;
  marks: ReturnType<typeof createMarks>;
}

/** Names, hosts, colours and marks of brands, for the file by which configuration travels. */
export const brandPart = ({ known, marks }: PartNeeds): ConfigurationPart =>
  createRowPart({
    name: 'content.brands',
    title: { en: 'Brands', tl: 'Mga brand' },
    table: 'content.brand',
    key: ['tag'],
    schema,
    also: { updated_at: 'platform.clock()' },
    counter: 'version',
    retire: 'is_on = false, updated_at = platform.clock()',
    isFixed: true,
    isRetired: ({ is_on }) => !is_on,
    async refuse(rows, held) {
      // Brands that the file leaves out are switched off, and keep their hosts.
      const left = (held as readonly BrandLine[]).filter(
        ({ tag }) => !rows.some((row) => row.tag === tag),
      );
      const all = [...rows, ...left];
      const wrong = rows.map((row) =>
        problemsOf(row.tag, async () => {
          refuseWrongBrand(row, all);
          await marks.check(row.mark);
        }),
      );
      return (await Promise.all(wrong)).flat();
    },
    pictures: { of: ({ mark }) => [mark], store: marks },
    afterCommit: () => void known.read().catch(() => {}),
  });
