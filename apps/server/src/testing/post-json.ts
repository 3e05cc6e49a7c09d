export interface JsonAnswer {
  httpStatus: number;
  status: boolean;
  data: unknown;
  code?: string;
}

/** Sends raw JSON as anybody could, without the typed client. */
export async function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<JsonAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return {
    httpStatus: response.status,
    ...((await response.json()) as Omit<JsonAnswer, 'httpStatus'>),
  };
}
