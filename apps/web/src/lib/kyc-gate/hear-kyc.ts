import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import { languageOfLocale, say } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import { loadIndex } from '../http/load-index.ts';
import { reloadKyc } from '../kyc/load-kyc.ts';
import { readBootData } from '../page/boot-data.ts';
import { keepFreshIndex } from '../page/fresh-index.ts';
import { reloadProfile } from '../player/load-player.ts';
import { entryOf, readPartner } from '../session/partner.ts';
import { kycNewsOf } from './kyc-news.ts';

/** Fetches the check and the profile anew, which the screens then show, and tells what the house has decided. */
export async function rereadKyc(before: KycRecord | null): Promise<KycRecord> {
  const [record] = await Promise.all([reloadKyc(), reloadProfile()]);
  const news = before === null || before.uid !== record.uid ? null : kycNewsOf(before, record);
  if (news !== null) {
    const text = say(news.text, languageOfLocale(document.documentElement.lang));
    if (news.isGood) toast.success(text);
    else toast.warning(text);
  }
  return record;
}

/** Fetches what the site says of itself anew. */
export async function rereadIndex(): Promise<void> {
  keepFreshIndex(await loadIndex(readBootData().brand.tag, entryOf(readPartner(sessionStore))));
}
