/** Where chance comes from. Rules draw from it and from nothing else. */
export interface RandomSource {
  /** A whole number from 0 up to, not including, `bound`; each equally likely. */
  below(bound: number): number;
}
