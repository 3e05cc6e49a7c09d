import type { Page } from '@playwright/test';

/** Gives the page a device that keeps passkeys and checks its owner by itself; answers how to take it away. */
export async function bringPasskeyDevice(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether a finger or a PIN is accepted. */
    verify: (isUserVerified: boolean) =>
      line.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    countKeys: async () =>
      (await line.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
