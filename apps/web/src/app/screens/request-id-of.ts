/** The number under which the server logged a failed request, when the failure was a request. */
export function requestIdOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('requestId' in error)) return null;
  return typeof error.requestId === 'string' && error.requestId !== '' ? error.requestId : null;
}
