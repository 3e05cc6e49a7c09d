import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { inTime, type Line, openLine, readAddress } from './mqtt-line.ts';

const content = z.object({ topic: z.string(), message: z.record(z.string(), z.unknown()) });

/** Publishes at a broker of the operator's own. A line that breaks is opened again by the next message. */
export function createOutsideBroker(address: string) {
  const { url, username, password } = readAddress(address);
  let line: Promise<Line> | null = null;
  let isAnswering = true;

  function open(): Promise<Line> {
    const clientId = `perya-server-${randomUUID()}`;
    const onEnd = () => {
      line = null;
    };
    return openLine(url, { clientId, username, password }, { onEnd });
  }

  async function send(topic: string, message: object, qos: 0 | 1): Promise<void> {
    line ??= open();
    const used = line;
    try {
      const { client } = await used;
      await inTime(client.pub({ topic, payload: JSON.stringify(message), qos }));
      isAnswering = true;
    } catch (error) {
      isAnswering = false;
      if (line === used) line = null;
      void used.then(({ end }) => end()).catch(() => {});
      throw error;
    }
  }

  return {
    /** Whether the last message left. */
    isAnswering: () => isAnswering,
    async publish(given: unknown): Promise<void> {
      const { topic, message } = z.parse(content, given);
      await send(topic, message, 1);
    },
    /** For what nobody misses: it is sent once or not at all. */
    hint: (topic: string, message: object) => void send(topic, message, 0).catch(() => {}),
    async close(): Promise<void> {
      const last = line;
      line = null;
      await last?.then(({ end }) => end()).catch(() => {});
    },
  };
}
