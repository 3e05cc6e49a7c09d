/** A page of a browser, spoken to as its developer tools speak to it. */
export interface Devtools {
  send<Answer = unknown>(method: string, params?: object): Promise<Answer>;
  on<Event>(method: string, hear: (event: Event) => void): void;
  close(): void;
}

interface Said {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

interface Waiting {
  done: (result: unknown) => void;
  failed: (error: Error) => void;
}

/** Opens an empty page in the browser that listens there. */
export async function openPage(port: number): Promise<Devtools> {
  const made = await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: 'PUT' });
  const { webSocketDebuggerUrl } = (await made.json()) as { webSocketDebuggerUrl: string };
  const line = new WebSocket(webSocketDebuggerUrl);
  await new Promise((opened, failed) => {
    line.addEventListener('open', opened, { once: true });
    line.addEventListener('error', failed, { once: true });
  });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, ((event: never) => void)[]>();
  let lastId = 0;
  line.addEventListener('message', ({ data }) => {
    const said = JSON.parse(String(data)) as Said;
    const asked = said.id === undefined ? undefined : waiting.get(said.id);
    if (said.id !== undefined) waiting.delete(said.id);
    if (said.error) asked?.failed(new Error(said.error.message));
    else asked?.done(said.result);
    for (const hear of listeners.get(said.method ?? '') ?? []) hear(said.params as never);
  });
  return {
    send: (method, params = {}) =>
      new Promise((done, failed) => {
        lastId += 1;
        waiting.set(lastId, { done: done as Waiting['done'], failed });
        line.send(JSON.stringify({ id: lastId, method, params }));
      }),
    on: (method, hear) => {
      listeners.set(method, [...(listeners.get(method) ?? []), hear]);
    },
    close: () => line.close(),
  };
}
