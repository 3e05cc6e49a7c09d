/** Reads a stream of server-sent events and hands on the data of each, until it ends. */
export async function readEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onData: (data: string) => void,
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = `${rest}${decoder.decode(value, { stream: true })}`.split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      // Whatever begins otherwise is a sign of life.
      if (part.startsWith('data: ')) onData(part.slice('data: '.length));
    }
  }
}
