import type { LegalTextWanted } from '@perya/contract/content/staff-calls/articles';
import type { Text } from '@perya/contract/text';
import { Refusal } from '../../../platform/http/refusal.ts';
import { nameOfActor, type RequestAction } from '../../audit/index.ts';
import type { StoredArticle } from '../articles/article.store.ts';
import type { ContentServices } from '../services.ts';
import { mayAsk, publishing, puttingBack, turnWithin } from './publish-article.ts';
import { refuseUnready } from './refuse-unready.ts';

const names: Readonly<Record<string, Text>> = {
  terms: { en: 'Terms of Use', tl: 'Mga Tuntunin ng Paggamit' },
  privacy: { en: 'Privacy Policy', tl: 'Patakaran sa Privacy' },
  faq: { en: 'FAQ', tl: 'FAQ' },
  stmt: { en: 'Responsible gaming statement', tl: 'Pahayag sa responsableng paglalaro' },
};

function saysOf(article: StoredArticle, wanted: LegalTextWanted): Text {
  const { place, inForce } = article;
  const [brand = '', kind = ''] = place.split('/');
  const name = names[kind] ?? { en: place, tl: place };
  const { number, revision } = wanted;
  const text =
    number === null
      ? { en: `the draft of revision ${revision}`, tl: `ang borador ng rebisyon ${revision}` }
      : { en: `version ${number}`, tl: `ang bersyon ${number}` };
  const instead =
    inForce === null
      ? { en: '', tl: '' }
      : { en: ` in place of version ${inForce}`, tl: ` kapalit ng bersyon ${inForce}` };
  const isAsked = number === null && wanted.asks_agreement && mayAsk(article);
  const asks = isAsked
    ? { en: ' They are asked to agree again.', tl: ' Hihilingin silang sumang-ayon muli.' }
    : { en: '', tl: '' };
  return {
    en: `Players of ${brand} read ${text.en} as ${name.en}${instead.en}.${asks.en}`,
    tl: `Babasahin ng mga manlalaro ng ${brand} ${text.tl} bilang ${name.tl}${instead.tl}.${asks.tl}`,
  };
}

/** A draft must be there and whole; an earlier version must exist and not be the one in force. */
async function refuseWrong(
  { articles }: ContentServices,
  article: StoredArticle,
  number: number | null,
): Promise<void> {
  if (number === null) {
    if (article.draft === null) throw new Refusal('NOTHING_TO_PUBLISH');
    refuseUnready(article.kind, article.draft);
    return;
  }
  if (article.inForce === number) throw new Refusal('NOTHING_TO_CHANGE');
  const version = await articles.findVersion(article.id, number);
  if (version === null) throw new Refusal('NOT_FOUND');
}

/** Puts a legal text in force: its draft, or an earlier version again. */
export function publishLegal(services: ContentServices): RequestAction<LegalTextWanted> {
  const { articles } = services;
  return {
    async describe(input) {
      const article = await articles.find(services.pool, BigInt(input.id));
      if (!article) throw new Refusal('NOT_FOUND');
      if (article.revision !== input.revision) throw new Refusal('CHANGED_MEANWHILE');
      await refuseWrong(services, article, input.number);
      return {
        subject: { kind: 'piece', id: input.id },
        topic: input.id,
        says: saysOf(article, input),
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      const { id, revision, number, asks_agreement } = input;
      const { kind, entries, events } = await turnWithin(services, tx, {
        by: nameOfActor(origin.actor),
        wanted: { id, revision, reason },
        decide:
          number === null
            ? publishing(services, { reason, asks_agreement })
            : puttingBack(services, number),
      });
      return {
        entries,
        events,
        afterCommit: () => {
          services.articleCache.expire();
          services.metrics.countPublication(kind, number === null ? 'published' : 'undone');
        },
      };
    },
  };
}
