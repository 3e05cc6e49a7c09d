import type { Page } from '@playwright/test';
import type { Picture } from './contact-sheet.ts';

interface Shot {
  png: Buffer;
  atMs: number;
}

export interface Film {
  /** What was filmed so far is thrown away: another round begins. */
  begin(): void;
  /** Ends it; so many pictures of it, spread evenly over its time. */
  end(count: number): Promise<Picture[]>;
}

/** Films a page as it is drawn: every picture that the browser has made. */
export async function startFilm(page: Page): Promise<Film> {
  const line = await page.context().newCDPSession(page);
  let shots: Shot[] = [];
  line.on('Page.screencastFrame', ({ data, sessionId }) => {
    shots.push({ png: Buffer.from(data, 'base64'), atMs: performance.now() });
    void line.send('Page.screencastFrameAck', { sessionId });
  });
  await line.send('Page.startScreencast', { format: 'png', everyNthFrame: 2 });
  return {
    begin() {
      // The last one is how the round finds the scene.
      shots = shots.slice(-1).map(({ png }) => ({ png, atMs: performance.now() }));
    },
    async end(count) {
      await line.send('Page.stopScreencast');
      const [first] = shots;
      const last = shots.at(-1);
      if (!first || !last) return [];
      const lengthMs = last.atMs - first.atMs;
      const marks = Array.from({ length: count }, (_, at) => (lengthMs * at) / (count - 1));
      return marks.map((mark) => {
        const shot = shots.findLast(({ atMs }) => atMs - first.atMs <= mark) ?? first;
        return { png: shot.png, caption: `${((shot.atMs - first.atMs) / 1000).toFixed(1)} s` };
      });
    },
  };
}
