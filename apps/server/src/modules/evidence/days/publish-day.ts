import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Carrier } from '../../../platform/outbox/deliver-outbox.ts';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.store.ts';
import { toOutboxMessage } from '../../../providers/messages/message-outbox.ts';

const publishedDay = z.object({
  day: z.string(),
  /** Exactly what was signed. */
  statement: z.string(),
  /** Ed25519, in base64. */
  signature: z.string(),
  key: z.string(),
  /** SPKI in DER, in base64. */
  public_key: z.string(),
  /** SHA-256 of the statement, which the next day names. */
  hash: z.string(),
});
export type PublishedDay = z.output<typeof publishedDay>;

const channel = 'evidence';
const content = z.object({ place: z.int(), body: publishedDay });
const timeoutMs = 10_000;

const isEmail = (place: string) => !place.includes('://');
const isFolder = (place: string) => place.startsWith('file://');
const fileName = (day: string) => `evidence-${day}.json`;
const textOf = (body: PublishedDay) => `${JSON.stringify(body, null, 2)}\n`;

const emailText = (body: PublishedDay) =>
  `Keep this message: nobody inside of the house can change what is kept outside of it. ` +
  `The lines between the braces, saved as ${fileName(body.day)}, are what the page /evidence/verify ` +
  `and the command evidence:verify hold the pack of this day against.\n\n${textOf(body)}`;

/** One message for each who keeps what was signed. */
export function messagesOfDay(keepers: readonly string[], body: PublishedDay): NewOutboxMessage[] {
  return keepers.map((to, place) =>
    isEmail(to)
      ? toOutboxMessage(null, {
          to,
          subject: `Perya: ${body.day} was signed, ${body.hash}`,
          text: emailText(body),
        })
      : // An address can be a secret, and stays in the settings.
        { channel, uid: null, content: { place, body } },
  );
}

async function post(address: string, body: PublishedDay): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`Who keeps what was signed answered ${answer.status}`);
}

/** What lies there already is never written over: a second delivery finds the same, anything else is a fault. */
async function writeFileOnce(folder: string, body: PublishedDay): Promise<void> {
  const base = folder.endsWith('/') ? folder : `${folder}/`;
  const path = fileURLToPath(new URL(fileName(body.day), base));
  const text = textOf(body);
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (kept === text) return;
  if (kept !== null) throw new Error(`${fileName(body.day)} says something else where it is kept`);
  const partial = `${path}.${randomBytes(8).toString('hex')}.partial`;
  await writeFile(partial, text, { flag: 'wx' });
  await rename(partial, path);
}

/** Carries signed days to web addresses and folders outside of the house. */
export function evidenceCarriers(keepers: readonly string[]): Record<string, Carrier> {
  return {
    async [channel](given) {
      const { place, body } = z.parse(content, given);
      const to = keepers[place];
      // It was taken out of the settings since.
      if (to === undefined || isEmail(to)) return;
      await (isFolder(to) ? writeFileOnce(to, body) : post(to, body));
    },
  };
}
