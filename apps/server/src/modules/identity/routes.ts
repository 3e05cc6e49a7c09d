import type { accountCalls } from '@perya/contract/identity/calls/account';
import type { ownDataCalls } from '@perya/contract/identity/calls/own-data';
import type { passkeysCalls } from '@perya/contract/identity/calls/passkeys';
import type { passwordCalls } from '@perya/contract/identity/calls/password';
import type { proofCalls } from '@perya/contract/identity/calls/proof';
import type { sessionCalls } from '@perya/contract/identity/calls/session';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { proveEmail } from './account/prove-email.ts';
import { readSecurity } from './account/read-account.ts';
import { updateDetail } from './account/update-detail.ts';
import { updatePhone } from './account/update-phone.ts';
import { isCodeGood } from './codes/check-code.ts';
import { sendCode } from './codes/send-code.ts';
import { loginByHandover, makeHandover } from './handover/handover.ts';
import { loginByCode } from './login/login-by-code.ts';
import { loginByPassword } from './login/login-by-password.ts';
import { loginBySecondFactor } from './login/login-by-second-factor.ts';
import { registerPlayer } from './login/register-player.ts';
import { exportData } from './own-data/own-data.ts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
} from './passkeys/change-passkeys.ts';
import { askPasskeyLogin, loginByPasskey } from './passkeys/login-by-passkey.ts';
import { checkPassword, retrievePassword, updatePassword } from './password/change-password.ts';
import { uploadPicture } from './pictures/upload-picture.ts';
import { giveProof } from './proof/give-proof.ts';
import {
  beginTotp,
  confirmTotp,
  endTotp,
  renewRecoveryCodes,
} from './second-factor/change-second-factor.ts';
import type { IdentityServices } from './services.ts';
import { endSession, logout } from './sessions/end-session.ts';
import { refreshSession } from './sessions/refresh-session.ts';

export function identityRoutes(
  services: IdentityServices,
): Handlers<
  typeof sessionCalls &
    typeof passkeysCalls &
    typeof passwordCalls &
    typeof accountCalls &
    typeof proofCalls &
    typeof ownDataCalls
> {
  return {
    ...bindVerbs(services, {
      sendCode,
      loginByCode,
      loginByPassword,
      loginBySecondFactor,
      askPasskeyLogin,
      loginByPasskey,
      listPasskeys,
      beginPasskey,
      addPasskey,
      removePasskey,
      register: registerPlayer,
      logout,
      makeHandover,
      refreshToken: refreshSession,
      checkCode: isCodeGood,
      updatePassword,
      retrievePassword,
      updateDetail,
      uploadFile: uploadPicture,
      exportData,
      giveProof,
      proveEmail,
      updatePhone,
      getSecurity: readSecurity,
      endSession,
      beginTotp,
      renewRecoveryCodes,
    }),
    loginByHandover: (context, { code }) => loginByHandover(services, context, code),
    checkPassword: (context, { password }) => checkPassword(services, context, password),
    confirmTotp: (context, { code }) => confirmTotp(services, context, code),
    endTotp: (context, { code }) => endTotp(services, context, code),
  };
}
