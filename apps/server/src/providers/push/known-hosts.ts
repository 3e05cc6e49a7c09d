/** Where browsers have their notifications from. */
const knownHosts = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
  /^web\.push\.apple\.com$/,
];

/**
 * Whether we may call an address that a browser has named. Anybody can name any: without this, the server could be
 * made to call machines that only it reaches.
 */
export function isPushService(endpoint: string, origins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (origins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && knownHosts.some((host) => host.test(hostname));
}
