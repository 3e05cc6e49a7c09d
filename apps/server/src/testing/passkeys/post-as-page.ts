import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { JsonAnswer } from '../post-json.ts';

interface Posted {
  port: number;
  path: string;
  body: unknown;
  headers?: Record<string, string>;
}

/** Sends what a page sends to one of several processes behind its host, whichever port that listens on. */
export function postAsPage(
  page: string,
  { port, path, body, headers }: Posted,
): Promise<Omit<JsonAnswer, 'httpStatus'>> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: {
          host: new URL(page).host,
          origin: page,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          accept: 'application/json',
          ...headers,
        },
      },
      (answer) => json(answer).then((said) => resolve(said as JsonAnswer), reject),
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}
