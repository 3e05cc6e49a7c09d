/** What every call answers. */
export type Envelope<T> = { status: true; data: T } | Failure;

/** What a refusal says beyond its message: of a missing proof, which kinds would do; of one field of several, which. */
export type Details = Readonly<Record<string, readonly string[]>>;

interface Failure {
  status: false;
  data: string;
  code: string;
  details?: Details;
}

export function success<T>(data: T): Envelope<T> {
  return { status: true, data };
}

export function failure(message: string, code: string, details?: Details): Failure {
  return { status: false, data: message, code, ...(details && { details }) };
}
