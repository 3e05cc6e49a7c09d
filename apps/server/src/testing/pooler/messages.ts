/** A message of PostgreSQL's protocol: a letter, and what follows it and its length. */
export interface Message {
  type: string;
  body: Buffer;
}

export const write = (type: string, body: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** Cuts what comes in into whole messages. */
export function createCutter(onMessage: (message: Message) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 5) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) return;
      const message = { type: rest.toString('latin1', 0, 1), body: rest.subarray(5, end) };
      rest = rest.subarray(end);
      onMessage(message);
    }
  };
}

const endOfText = (body: Buffer, from: number) => body.indexOf(0, from);

/** Text that ends with a zero, from a place on. */
export const textAt = (body: Buffer, from: number): string =>
  body.toString('utf8', from, endOfText(body, from));

/** The same body with another text at a place. */
export const withText = (body: Buffer, from: number, text: string): Buffer =>
  Buffer.concat([body.subarray(0, from), Buffer.from(text), body.subarray(endOfText(body, from))]);

/** Name and value, name and value, as a connection begins. */
export function readParameters(body: Buffer): Map<string, string> {
  const texts = body.toString('utf8').split('\0');
  const found = new Map<string, string>();
  for (let n = 0; texts[n]; n += 2) found.set(texts[n] as string, texts[n + 1] ?? '');
  return found;
}
