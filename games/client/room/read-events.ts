/** The room gives a sign of life every ten seconds: a line that is silent for longer is dead, whatever the device says. */
const silenceMs = 25_000;

/** Reads a stream of server-sent events and hands on the data of each, until it ends or falls silent. */
export async function readEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onData: (data: string) => void,
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const silence = setTimeout(() => void reader.cancel(), silenceMs);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    const parts = `${rest}${decoder.decode(value, { stream: true })}`.split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      // Whatever begins otherwise is a sign of life.
      if (part.startsWith('data: ')) onData(part.slice('data: '.length));
    }
  }
}
