/**
 * Left to itself the bundler makes a file of every module that two screens share: a screen then asks for forty scripts
 * of half a kilobyte, six deep, and on a phone's connection every request costs more than what it brings. A group takes
 * along what its modules import; the smaller number decides last.
 */
export const chunkGroups = [
  // One file for the first load: it compresses better whole than in the pieces that later screens share.
  { name: 'first', tags: ['$initial' as const], priority: 6 },
  // What every page asks for once it is alive, and what the routes read their addresses by. It waits in the background
  // of a page that is looked at, so it must not bring along what fetches data or parses text.
  {
    name: 'start',
    test: /src[\\/](?:app[\\/]overlays[\\/](?:offer-announcements|offers|layers)|lib[\\/](?:session[\\/](?:follow-session|while-logged-in)|kyc-gate[\\/]follow-kyc)|features[\\/](?:kyc[\\/]stage[\\/]kyc-search|partner-entry[\\/]begin-entry|transactions[\\/](?:record-search|status[\\/]status-search)))\.tsx?$/,
    priority: 5,
  },
  // What the home page shows beneath its first banner, without what fetches data.
  {
    name: 'front',
    test: /(?:app[\\/]home-games|features[\\/](?:lobby[\\/]home-sections|home-foot[\\/]home-foot|terms-gate[\\/]terms-gate))\.tsx$/,
    priority: 4,
  },
  // What every screen needs that fetches or sends.
  {
    name: 'data',
    test: /(?:app-kit[\\/]src[\\/]query|web[\\/]src[\\/]lib[\\/](?:query|http|player|session))[\\/]/,
    priority: 3,
  },
  // What reads texts of the house with their markup: half as large as all other parts together.
  { name: 'prose', test: /packages[\\/]ui[\\/]src[\\/]prose[\\/]/, priority: 2 },
  // What several screens are made of; sheets and toasts come when one opens.
  {
    name: 'parts',
    test: /packages[\\/](?:ui[\\/]src[\\/](?!overlays|toasts)|contract|money|app-kit)|web[\\/]src[\\/]lib[\\/](?!overlays|modals)/,
    minShareCount: 3,
    priority: 1,
  },
];
