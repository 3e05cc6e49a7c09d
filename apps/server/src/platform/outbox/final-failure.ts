/** A permanent failure: it is not retried. */
export class FinalFailure extends Error {
  override name = 'FinalFailure';
}
