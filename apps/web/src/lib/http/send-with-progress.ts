type OnProgress = (share: number) => void;

/** As fetch sends, and tells from 0 to 1 how much of the body has left, which fetch cannot. */
export function sendWithProgress(
  onProgress: OnProgress,
  newRequest: () => XMLHttpRequest = () => new XMLHttpRequest(),
) {
  return (
    url: string,
    { method, headers, body, signal, credentials }: RequestInit,
  ): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = newRequest();
      request.open(method ?? 'GET', url);
      request.responseType = 'arraybuffer';
      request.withCredentials = credentials === 'include';
      for (const [name, value] of Object.entries(headers ?? {})) {
        request.setRequestHeader(name, String(value));
      }
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        onProgress(1);
        resolve(responseOf(request));
      };
      request.onerror = () => reject(new TypeError('The request failed'));
      request.onabort = () => reject(new DOMException('The request was aborted', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      if (signal?.aborted === true) request.abort();
      request.send(body as XMLHttpRequestBodyInit);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines
    .map((line) => /^([^:]+):\s*(.*)$/.exec(line))
    .flatMap((parts): [string, string][] =>
      parts === null ? [] : [[parts[1] ?? '', parts[2] ?? '']],
    );
  return new Response(request.response as ArrayBuffer, { status: request.status, headers });
}
