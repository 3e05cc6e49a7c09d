import type { addAnnouncement } from '@perya/contract/announcements/staff-calls/announcements';
import type { RequestOf } from '@perya/contract/call';
import { isContentLink } from '@perya/contract/rules/content/content-link';
import { problemOfWords } from '@perya/contract/staff/plain-words';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { AnnouncementSettings } from '../announcement.store.ts';
import type { AnnouncementsServices } from '../services.ts';

type Typed = Omit<RequestOf<typeof addAnnouncement>, 'key' | 'reason'>;

/** What can be judged without a look at its picture. */
export function requireShowable(typed: Typed): void {
  requireWords(typed);
  if (typed.end <= typed.start) throw new Refusal('ANNOUNCEMENT_WINDOW');
  if (typed.link !== '' && !isContentLink(typed.link)) throw new Refusal('CONTENT_LINK');
}

/** A title in both languages, words under it in both or in none, and nothing that could be markup. */
function requireWords({ title_en, title_tl, body_en, body_tl }: Typed): void {
  for (const text of [title_en, title_tl, body_en, body_tl]) {
    const problem = problemOfWords(text);
    if (problem !== null) throw new Refusal(problem);
  }
  const hasTitle = title_en !== '' && title_tl !== '';
  if (!hasTitle || (body_en === '') !== (body_tl === '')) throw new Refusal('ANNOUNCEMENT_WORDS');
}

/** One that it shows already stays good; any other must lie here. */
async function requirePicture(
  { pictures }: Pick<AnnouncementsServices, 'pictures'>,
  picture: string,
  held: string | null,
): Promise<void> {
  if (picture !== '' && picture === held) return;
  const files = await pictures.readFiles(picture);
  if (files === null) throw new Refusal('ANNOUNCEMENT_PICTURE');
}

/** What staff typed, as it is kept; refused if players could not be shown it. */
export async function readSettings(
  services: Pick<AnnouncementsServices, 'pictures'>,
  typed: Typed,
  heldPicture: string | null,
): Promise<AnnouncementSettings> {
  requireShowable(typed);
  await requirePicture(services, typed.picture, heldPicture);
  return {
    frequency: typed.frequency,
    picture: typed.picture,
    titleEn: typed.title_en,
    titleTl: typed.title_tl,
    bodyEn: typed.body_en,
    bodyTl: typed.body_tl,
    link: typed.link,
    seq: typed.seq,
    startAt: new Date(typed.start * 1000),
    endAt: new Date(typed.end * 1000),
    levels: [...new Set(typed.levels)].toSorted((one, other) => one - other),
    brands: [...new Set(typed.brands)],
  };
}
