/** Where players arrive and look around. Whoever plays, pays or proves who they are is left alone. */
const places = /^\/(?:my|welfare|s-game\/(?:category|sections)\/[^/]+)?\/?$/i;

export function isAnnouncedOn(path: string): boolean {
  return places.test(path);
}
