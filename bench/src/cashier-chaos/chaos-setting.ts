/** What the bench and the server in its own process agree on. */
export interface ChaosSetting {
  /** The same over every restart: the gateway was told where to call back. */
  port: number;
  gatewayUrl: string;
}

export const chaosKey = { id: 'chaos', secret: 'c'.repeat(32) };
const chaosSecretKey = Buffer.alloc(32, 9);

/** The settings of the server, as an operator sets them. */
export const environmentOf = ({ port, gatewayUrl }: ChaosSetting): Record<string, string> => ({
  NODE_ENV: 'production',
  PORT: String(port),
  PERYA_PUBLIC_URL: `http://127.0.0.1:${port}`,
  PERYA_SECRET_KEY: chaosSecretKey.toString('base64'),
  PERYA_SEED: 'none',
  PERYA_LOG_LEVEL: 'error',
  PAY_GATEWAY_URL: gatewayUrl,
  PAY_GATEWAY_NAME: 'sandbox',
  PAY_GATEWAY_KEY: chaosKey.id,
  PAY_GATEWAY_SECRET: chaosKey.secret,
});
