import type { BrandFacts } from '@perya/contract/content/staff-calls/brand-facts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { RequestAction } from '../../audit/index.ts';
import type { SiteIndex, StoredIndex } from '../content.store.ts';
import type { HomeStore } from '../home/home.store.ts';
import type { ContentServices } from '../services.ts';
import { unwrittenIndex } from '../unwritten-index.ts';
import { legalOf } from './read-legal.ts';

interface BrandServices extends Pick<ContentServices, 'store' | 'cache' | 'logos'> {
  home: Pick<HomeStore, 'lock' | 'save'>;
}

/** In the words of the audit, which whoever approves reads too. */
const factsOf = (data: StoredIndex) => {
  const { licence, helpline } = legalOf(data);
  return {
    regulator: licence.regulator,
    licence_number: licence.number,
    licence_url: licence.url,
    logo: licence.logo,
    helpline: `${helpline.name} ${helpline.number}`,
    contacts: data.media.map(({ name, url }) => `${name} ${url}`),
  };
};

const changed = (data: StoredIndex, wanted: BrandFacts): StoredIndex => ({
  ...data,
  legal: {
    licence: {
      regulator: wanted.regulator,
      number: wanted.licence_number,
      url: wanted.licence_url,
      logo: wanted.logo,
    },
    helpline: { name: wanted.helpline_name, number: wanted.helpline_number },
  },
  media: wanted.contacts,
});

function refuseWrong(held: SiteIndex, wanted: BrandFacts) {
  if (String(held.version) !== wanted.version) throw new Refusal('CHANGED_MEANWHILE');
  const before = factsOf(held.data);
  const after = factsOf(changed(held.data, wanted));
  if (JSON.stringify(before) === JSON.stringify(after)) throw new Refusal('NOTHING_TO_CHANGE');
  return { before, after };
}

function saysOf(tag: string, { before, after }: ReturnType<typeof refuseWrong>) {
  const names = (Object.keys(after) as (keyof typeof after)[]).filter(
    (name) => String(before[name]) !== String(after[name]),
  );
  const lines = (instead: string) =>
    names
      .map((name) => `${name}: ${String(after[name])} (${instead} ${String(before[name])})`)
      .join('; ');
  return {
    en: `Every page of ${tag} says so at once. ${lines('instead of')}.`,
    tl: `Agad itong sasabihin ng bawat pahina ng ${tag}. ${lines('sa halip na')}.`,
  };
}

/** What the pages of a brand say of its operator: licence, helpline and contacts. */
export function changeBrand({
  store,
  home,
  cache,
  logos,
}: BrandServices): RequestAction<BrandFacts> {
  return {
    async describe(wanted) {
      const { tag } = wanted;
      const held = (await store.findIndex(tag)) ?? unwrittenIndex(tag);
      const facts = refuseWrong(held, wanted);
      await logos.check(wanted.logo);
      return { subject: { kind: 'home-page', tag }, topic: tag, says: saysOf(tag, facts) };
    },
    async carryOut(tx, { input: wanted, reason, request }) {
      const { tag } = wanted;
      const held = (await home.lock(tx, tag)) ?? unwrittenIndex(tag);
      const { before, after } = refuseWrong(held, wanted);
      await home.save(tx, tag, changed(held.data, wanted));
      return {
        entries: [
          {
            action: 'content.brand-changed',
            subject: { kind: 'home-page', tag },
            before,
            after: { ...after, asked_by: request.askedBy },
            reason,
          },
        ],
        afterCommit: cache.expire,
      };
    },
  };
}
