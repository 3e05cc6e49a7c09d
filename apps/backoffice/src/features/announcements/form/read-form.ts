import type { StaffAnnouncement } from '@perya/contract/announcements/staff-calls/announcements';
import { type BrandTag, brandTags } from '@perya/contract/brands';
import { isContentLink } from '@perya/contract/rules/content/content-link';
import { vipLevelMax } from '@perya/contract/rules/vip/levels';
import { readManilaTime, writeManilaTime } from '../../../lib/fields/manila-time.ts';
import { numberTyped } from '../../../lib/fields/money-typed.ts';
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
      brands: brandTags(),
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

const isEmpty = (text: string) => text.trim() === '';

/** What goes to the server of it, for the contract to judge. */
export function inputOf(form: AnnouncementForm) {
  return {
    ...form,
    frequency: Number(form.frequency),
    start: readManilaTime(form.start),
    end: readManilaTime(form.end),
    levels: readLevels(form.levels, vipLevelMax),
    seq: numberTyped(form.seq),
  };
}

/** What the server would refuse beyond the shape of a field. */
export function refusedOf(form: AnnouncementForm): (keyof AnnouncementForm | false)[] {
  const { title_en, title_tl, body_en, body_tl, link } = form;
  const { start, end } = inputOf(form);
  // Words stand in both languages, or in none.
  const isHalf = isEmpty(body_en) !== isEmpty(body_tl);
  return [
    form.picture === '' && 'picture',
    isEmpty(title_en) && 'title_en',
    isEmpty(title_tl) && 'title_tl',
    isHalf && (isEmpty(body_en) ? 'body_en' : 'body_tl'),
    !isEmpty(link) && !isContentLink(link.trim()) && 'link',
    start !== null && end !== null && end <= start && 'end',
  ];
}
