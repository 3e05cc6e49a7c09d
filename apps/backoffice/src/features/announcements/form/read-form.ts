import type {
  addAnnouncement,
  StaffAnnouncement,
} from '@perya/contract/announcements/staff-calls/announcements';
import { type BrandTag, brandTags } from '@perya/contract/brands';
import type { InputOf } from '@perya/contract/call';
import { isContentLink } from '@perya/contract/rules/content/content-link';
import { vipLevelMax } from '@perya/contract/rules/vip/levels';
import { readManilaTime, writeManilaTime } from '../../../lib/fields/manila-time.ts';
import { wholeTyped } from '../../../lib/fields/money-typed.ts';
import { groupLevels, readLevels } from '../group-levels.ts';

/** What is typed, as it is typed. */
export interface AnnouncementForm {
  readonly picture: string;
  readonly title_en: string;
  readonly title_tl: string;
  readonly body_en: string;
  readonly body_tl: string;
  readonly link: string;
  readonly frequency: '1' | '2';
  readonly start: string;
  readonly end: string;
  readonly levels: string;
  readonly brands: readonly BrandTag[];
  readonly seq: string;
}

export function formOf(announcement: StaffAnnouncement | null): AnnouncementForm {
  if (announcement === null) {
    return {
      picture: '',
      title_en: '',
      title_tl: '',
      body_en: '',
      body_tl: '',
      link: '',
      frequency: '1',
      start: '',
      end: '',
      levels: '',
      brands: brandTags,
      seq: '100',
    };
  }
  const { picture, title_en, title_tl, body_en, body_tl, link, brands } = announcement;
  return {
    picture,
    title_en,
    title_tl,
    body_en,
    body_tl,
    link,
    brands,
    frequency: announcement.frequency === 1 ? '1' : '2',
    start: writeManilaTime(announcement.start),
    end: writeManilaTime(announcement.end),
    levels: groupLevels(announcement.levels),
    seq: String(announcement.seq),
  };
}

type Input = Omit<InputOf<typeof addAnnouncement>, 'key' | 'reason'>;

export type Problems = Partial<Record<keyof AnnouncementForm, true>>;

const isEmpty = (text: string) => text.trim() === '';

/** Words stand in both languages, or in none. */
function problemsOfWords({ title_en, title_tl, body_en, body_tl }: AnnouncementForm): Problems {
  const isHalf = isEmpty(body_en) !== isEmpty(body_tl);
  return {
    ...(isEmpty(title_en) && { title_en: true }),
    ...(isEmpty(title_tl) && { title_tl: true }),
    ...(isHalf && isEmpty(body_en) && { body_en: true }),
    ...(isHalf && isEmpty(body_tl) && { body_tl: true }),
  };
}

const isTurned = (start: number | null, end: number) => start !== null && end <= start;

/** What is sent, or which fields cannot be. The server decides again. */
export function readForm(form: AnnouncementForm): { input: Input } | { problems: Problems } {
  const start = readManilaTime(form.start);
  const end = readManilaTime(form.end);
  const levels = readLevels(form.levels, vipLevelMax);
  const seq = wholeTyped(form.seq, { min: 0, max: 9999 });
  const link = form.link.trim();
  const problems: Problems = {
    ...problemsOfWords(form),
    ...(form.picture === '' && { picture: true }),
    ...(link !== '' && !isContentLink(link) && { link: true }),
    ...(start === null && { start: true }),
    ...((end === null || isTurned(start, end)) && { end: true }),
    ...(levels === null && { levels: true }),
    ...(form.brands.length === 0 && { brands: true }),
    ...(seq === null && { seq: true }),
  };
  const isRead = start !== null && end !== null && levels !== null && seq !== null;
  if (!isRead || Object.keys(problems).length > 0) return { problems };
  return {
    input: {
      picture: form.picture,
      title_en: form.title_en.trim(),
      title_tl: form.title_tl.trim(),
      body_en: form.body_en.trim(),
      body_tl: form.body_tl.trim(),
      frequency: form.frequency === '1' ? 1 : 2,
      brands: [...form.brands],
      link,
      start,
      end,
      levels,
      seq,
    },
  };
}
