import { localStore } from '@perya/app-kit/browser/browser-stores';
import type { Announcement } from '@perya/contract/announcements/calls/announcements';
import { announcementsToShow } from '@perya/contract/rules/content/announcement';
import { languageOfLocale, say } from '@perya/contract/text';
import { fetchAnnouncements } from '../../lib/announcements/ask-announcements.ts';
import { imageUrl } from '../../lib/image/image-url.ts';
import { noteInterrupted, offerWaiting } from '../../lib/interruptions/interruptions.ts';
import { readBootData } from '../../lib/page/boot-data.ts';
import { useSession } from '../../lib/session/session.ts';
import { isFirstDay } from './is-first-day.ts';
import { openAnnouncement } from './open-announcement.tsx';
import { createSeenHere } from './seen-here.ts';

export interface AnnouncementsPlace {
  /** Whether nothing else stands over a page on which players are told things. */
  readonly isQuiet: () => boolean;
  /** Whether one may open by itself; otherwise they wait behind the bell. */
  readonly isItsTurn: () => boolean;
  /** Calls when that may have changed. */
  readonly onChange: (listener: () => void) => void;
}

/** Reminders and gifts, which come with a page or a login, are shown first. */
const settleMs = 1200;
/** A tab that stays open learns of new ones, but not with every page. */
const freshMs = 300_000;

const nowSeconds = () => Math.floor(Date.now() / 1000);

interface Asked {
  readonly token: string | null;
  readonly atMs: number;
  readonly list: readonly Announcement[];
}

/** Shows one announcement in a visit, to whoever comes and after each login, when nothing else is shown; the others wait. */
export function startAnnouncements({ isQuiet, isItsTurn, onChange }: AnnouncementsPlace): void {
  const { brand, imagesHost } = readBootData();
  const seen = createSeenHere(localStore);
  const broken = new Set<string>();
  let asked: Asked | null = null;
  let closeShown: (() => void) | null = null;
  let isLooking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function lookSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), settleMs);
  }

  const mayLook = () =>
    closeShown === null && document.visibilityState === 'visible' && navigator.onLine && isQuiet();

  async function read(token: string | null): Promise<readonly Announcement[]> {
    const isFresh = asked !== null && asked.token === token && Date.now() - asked.atMs < freshMs;
    if (asked === null || !isFresh) {
      asked = { token, atMs: Date.now(), list: await fetchAnnouncements(brand.tag) };
    }
    return asked.list;
  }

  /** Who looks; null until it is known who has logged in. */
  function beholder(): { readonly level: number | null } | null {
    const { token, profile } = useSession.getState();
    if (token === null) return { level: null };
    return profile === null ? null : { level: profile.vip };
  }

  function dueOf(list: readonly Announcement[]): readonly Announcement[] {
    const who = beholder();
    if (who === null) return [];
    const due = announcementsToShow(list, { ...who, now: nowSeconds() }, seen.read());
    return due.filter(({ id }) => !broken.has(id));
  }

  async function findNext(): Promise<Announcement | null> {
    const { token } = useSession.getState();
    for (const each of dueOf(await read(token))) {
      if (!(await loadPicture(imageUrl(each.url, imagesHost)))) {
        broken.add(each.id);
        continue;
      }
      // Meanwhile somebody may have logged out, or another tab have shown it.
      if (token === useSession.getState().token && dueOf([each]).length > 0) return each;
      lookSoon();
      return null;
    }
    return null;
  }

  function show(announcement: Announcement): void {
    seen.note(announcement, nowSeconds(), useSession.getState().token !== null);
    closeShown = openAnnouncement(announcement, () => {
      closeShown = null;
      lookSoon();
    });
    offerRest();
  }

  /** Behind the bell, from where each opens by a tap. */
  function offerRest(): void {
    const rest = dueOf(asked?.list ?? []);
    offerWaiting(
      'announcement',
      rest.map((each) => ({
        id: `announcement-${each.id}`,
        title: () => say(each.title, languageOfLocale(document.documentElement.lang)),
        open: () => {
          if (closeShown === null) show(each);
        },
      })),
    );
  }

  async function look(): Promise<void> {
    if (isLooking) return lookSoon();
    if (!mayLook() || beholder() === null) return;
    isLooking = true;
    try {
      const next = await findNext();
      const isLed = isFirstDay(useSession.getState().profile, nowSeconds());
      if (next === null || isLed || !mayLook() || !isItsTurn()) return offerRest();
      noteInterrupted();
      show(next);
    } catch {
      // Asked again with the next page.
    } finally {
      isLooking = false;
    }
  }

  useSession.subscribe((now, before) => {
    if ((now.token === null) !== (before.token === null)) {
      seen.forgetVisit();
      closeShown?.();
    }
    if (now.token !== before.token || now.profile !== before.profile) lookSoon();
  });
  document.addEventListener('visibilitychange', lookSoon);
  onChange(lookSoon);
  lookSoon();
}

/** Whether a picture can be shown; nobody is asked to look at an empty frame. */
async function loadPicture(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}
