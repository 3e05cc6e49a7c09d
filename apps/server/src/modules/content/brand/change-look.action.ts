import type { BrandRow } from '@perya/contract/brands/first-brands';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { RequestAction } from '../../audit/index.ts';
import type { BrandStore, StoredBrand } from './brand.store.ts';
import { refuseWrongBrand } from './judge-brand.ts';
import type { KnownBrands } from './known-brands.ts';
import type { createMarks } from './marks.ts';

type Wanted = BrandRow & { readonly version: string };

interface LookServices {
  brands: Pick<BrandStore, 'list' | 'hold' | 'save'>;
  known: Pick<KnownBrands, 'read'>;
  marks: Pick<ReturnType<typeof createMarks>, 'check'>;
}

/** In the words of the audit, which whoever approves reads too. */
const factsOf = ({ name, tagline, hosts, mark, is_on, rounds, colours }: BrandRow) => ({
  name,
  tagline: `${tagline.en} / ${tagline.tl}`,
  hosts: hosts.join(' '),
  mark,
  is_on,
  corners: `${rounds.card} ${rounds.control} ${rounds.sheet}`,
  ...Object.fromEntries(
    Object.entries(colours).map(([token, { light, dark }]) => [token, `${light} ${dark}`]),
  ),
});
type Facts = Readonly<Record<string, string | boolean>>;

const only = (facts: Facts, names: readonly string[]): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => names.includes(name)));

function judge(wanted: Wanted, all: readonly StoredBrand[]) {
  const { version, ...row } = wanted;
  const held = all.find(({ tag }) => tag === row.tag);
  if (String(held?.version ?? 0n) !== version) throw new Refusal('CHANGED_MEANWHILE');
  refuseWrongBrand(row, all);
  const after: Facts = factsOf(row);
  const before: Facts | null = held ? factsOf(held) : null;
  const names = Object.keys(after).filter((name) => before?.[name] !== after[name]);
  if (names.length === 0) throw new Refusal('NOTHING_TO_CHANGE');
  return {
    row,
    isNew: held === undefined,
    before: before && only(before, names),
    after: only(after, names),
  };
}

function saysOf({ row: { tag, name }, isNew, before, after }: ReturnType<typeof judge>) {
  const lines = Object.entries(after);
  const changed = (instead: string) =>
    lines
      .map(([each, value]) => `${each}: ${String(value)} (${instead} ${String(before?.[each])})`)
      .join('; ');
  if (isNew) {
    const made = lines.map(([each, value]) => `${each}: ${String(value)}`).join('; ');
    return {
      en: `A new brand ${name} is shown on hosts that begin with ${tag}. ${made}.`,
      tl: `Ipapakita ang bagong brand na ${name} sa mga host na nagsisimula sa ${tag}. ${made}.`,
    };
  }
  return {
    en: `Every page of ${tag} shows so at once. ${changed('instead of')}.`,
    tl: `Agad itong ipapakita ng bawat pahina ng ${tag}. ${changed('sa halip na')}.`,
  };
}

/** What a brand is: its name, hosts, colours, corners and marks, or a new one. */
export function changeLook({ brands, known, marks }: LookServices): RequestAction<Wanted> {
  return {
    async describe(wanted) {
      const judged = judge(wanted, await brands.list());
      await marks.check(wanted.mark);
      const { tag } = wanted;
      return { subject: { kind: 'home-page', tag }, topic: tag, says: saysOf(judged) };
    },
    async carryOut(tx, { input: wanted, reason, request }) {
      const { row, isNew, before, after } = judge(wanted, await brands.hold(tx));
      await brands.save(tx, row);
      return {
        entries: [
          {
            action: isNew ? 'content.brand-made' : 'content.brand-look-changed',
            subject: { kind: 'home-page', tag: row.tag },
            ...(before && { before }),
            after: { ...after, asked_by: request.askedBy },
            reason,
          },
        ],
        afterCommit: () => void known.read().catch(() => {}),
      };
    },
  };
}
