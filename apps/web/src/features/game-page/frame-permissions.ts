interface FramePermissions {
  readonly sandbox: string;
  readonly allow: string;
}

/** What a game may use of the device, whoever made it. */
const allow = 'fullscreen; autoplay';

/**
 * A game that is served from our own address gets no origin at all: with ours it could read the player's session. A
 * provider elsewhere needs its own origin for its own storage, and opens its help in a window.
 */
export function framePermissions(url: string, page: string): FramePermissions {
  const isOurs = new URL(url, page).origin === new URL(page).origin;
  return {
    sandbox: isOurs ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-popups',
    allow,
  };
}
