type Verb<Services> = (services: Services, ...rest: never[]) => unknown;

type Bound<Each> = Each extends (services: never, ...rest: infer Rest) => infer Answer
  ? (...rest: Rest) => Answer
  : never;

/** Handlers of verbs that take what handlers take, the caller and the request, behind their services. */
export function bindVerbs<Services, Verbs extends Record<string, Verb<Services>>>(
  services: Services,
  verbs: Verbs,
): { [Name in keyof Verbs]: Bound<Verbs[Name]> } {
  return Object.fromEntries(
    Object.entries(verbs).map(([name, verb]) => [name, verb.bind(null, services)]),
  ) as { [Name in keyof Verbs]: Bound<Verbs[Name]> };
}
