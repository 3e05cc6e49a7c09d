/** The receiver has refused for good: to try again would change nothing. */
export class FinalFailure extends Error {
  override name = 'FinalFailure';
}
