/** What every call answers. */
export type Envelope<T> = { status: true; data: T } | { status: false; data: string; code: string };

export function success<T>(data: T): Envelope<T> {
  return { status: true, data };
}

export function failure(message: string, code: string): Envelope<never> {
  return { status: false, data: message, code };
}
