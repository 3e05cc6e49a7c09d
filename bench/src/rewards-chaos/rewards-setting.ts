/** What the bench and the server in its own process agree on. */
export const rewardsEnvironment = (port: number): Record<string, string> => ({
  NODE_ENV: 'production',
  PORT: String(port),
  PERYA_PUBLIC_URL: `http://127.0.0.1:${port}`,
  PERYA_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  PERYA_SEED: 'none',
  PERYA_LOG_LEVEL: 'fatal',
});
