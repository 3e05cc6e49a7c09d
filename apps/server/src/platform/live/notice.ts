import type { LiveTopic } from '@perya/contract/live';
import * as z from 'zod/mini';

const messageShape = z.record(z.string(), z.union([z.string(), z.number()]));

const noticeShape = z.union([
  /** A message for a topic of a player. */
  z.object({
    uid: z.string(),
    topic: z.enum(['wallet', 'bonus'] satisfies LiveTopic[]),
    message: messageShape,
  }),
  /** A message for everybody who is connected. */
  z.object({ topic: z.literal('house'), message: messageShape }),
  /** Sessions that have ended: their connections do too. */
  z.object({ uid: z.string(), sessions: z.array(z.string()) }),
]);

/** What one process tells all others. */
export type Notice = z.infer<typeof noticeShape>;

/** A notification of PostgreSQL holds 8000 bytes. */
const bytesMax = 7800;

/** As few texts as hold them, each within the bound. */
export function packNotices(notices: readonly Notice[]): string[] {
  const texts: string[] = [];
  let parts: string[] = [];
  let bytes = 2;
  const flush = () => {
    if (parts.length > 0) texts.push(`[${parts.join(',')}]`);
    parts = [];
    bytes = 2;
  };
  for (const notice of notices) {
    const part = JSON.stringify(notice);
    const length = Buffer.byteLength(part) + 1;
    if (bytes + length > bytesMax) flush();
    parts.push(part);
    bytes += length;
  }
  flush();
  return texts;
}

export function readNotices(text: string): Notice[] {
  const read = z.safeParse(z.array(noticeShape), JSON.parse(text));
  // A process of another release may know kinds that this one does not.
  return read.success ? read.data : [];
}
