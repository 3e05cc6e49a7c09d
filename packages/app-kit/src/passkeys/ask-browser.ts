import { ClientError } from '@perya/contract/client-errors';
import type {
  NewPasskey,
  PasskeyAsking,
  PasskeyCreation,
  ShownPasskey,
} from '@perya/contract/identity/passkey-fields';

/** The person closed the question of the browser, or has nothing that answers it; it does not say which. */
export const passkeyLeft = 'PASSKEY_LEFT';
/** The device has a passkey of this account already. */
export const passkeyThere = 'PASSKEY_THERE';

const library = () => import('@simplewebauthn/browser');

async function asked<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    const isThere = error instanceof Error && error.name === 'InvalidStateError';
    const code = isThere ? passkeyThere : passkeyLeft;
    throw new ClientError('business', 'No passkey was given', code, error);
  }
}

/** Lets the device make a passkey. */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const { id, rawId, response } = await asked(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

/** Lets the device show one that it has. */
export async function showPasskey(optionsJSON: PasskeyAsking): Promise<ShownPasskey> {
  const { startAuthentication } = await library();
  const { id, rawId, response } = await asked(startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature },
  };
}
