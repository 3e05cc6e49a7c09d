/** Documents that bind house and players, or that the law asks for: one person alone puts none of them in force. */
const legalKinds = ['terms', 'privacy', 'stmt'];

/** Whether two people must publish a text; `place` of a document is `brand/kind`. */
export function isLegalText({ kind, place }: { kind: string; place: string }): boolean {
  return kind === 'document' && legalKinds.some((legal) => place.endsWith(`/${legal}`));
}
