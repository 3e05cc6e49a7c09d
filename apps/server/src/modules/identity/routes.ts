import type { accountCalls } from '@perya/contract/identity/calls/account';
import type { ownDataCalls } from '@perya/contract/identity/calls/own-data';
import type { passwordCalls } from '@perya/contract/identity/calls/password';
import type { proofCalls } from '@perya/contract/identity/calls/proof';
import type { sessionCalls } from '@perya/contract/identity/calls/session';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { proveEmail } from './account/prove-email.ts';
import { readSecurity } from './account/read-security.ts';
import { updateDetail } from './account/update-detail.ts';
import { updatePhone } from './account/update-phone.ts';
import { isCodeGood } from './codes/check-code.ts';
import { sendCode } from './codes/send-code.ts';
import { loginByHandover } from './handover/login-by-handover.ts';
import { makeHandover } from './handover/make-handover.ts';
import { loginByCode } from './login/login-by-code.ts';
import { loginByPassword } from './login/login-by-password.ts';
import { loginBySecondFactor } from './login/login-by-second-factor.ts';
import { registerPlayer } from './login/register-player.ts';
import { exportData } from './own-data/export-data.ts';
import { checkPassword, retrievePassword, updatePassword } from './password/change-password.ts';
import { uploadPicture } from './pictures/upload-picture.ts';
import { giveProof } from './proof/give-proof.ts';
import { beginTotp, confirmTotp, endTotp } from './second-factor/change-second-factor.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import type { IdentityServices } from './services.ts';
import { endSession, logout } from './sessions/end-session.ts';
import { refreshSession } from './sessions/refresh-session.ts';

export function identityRoutes(
  services: IdentityServices,
): Handlers<
  typeof sessionCalls &
    typeof passwordCalls &
    typeof accountCalls &
    typeof proofCalls &
    typeof ownDataCalls
> {
  return {
    sendCode: (context, request) => sendCode(services, context, request),
    loginByCode: (context, request) => loginByCode(services, context, request),
    loginByPassword: (context, request) => loginByPassword(services, context, request),
    loginBySecondFactor: (context, request) => loginBySecondFactor(services, context, request),
    register: (context, request) => registerPlayer(services, context, request),
    logout: (context) => logout(services, context),
    makeHandover: (context) => makeHandover(services, context),
    loginByHandover: (context, { code }) => loginByHandover(services, context, code),
    refreshToken: (context) => refreshSession(services, context),
    checkPassword: (context, { password }) => checkPassword(services, context, password),
    checkCode: (context, request) => isCodeGood(services, context, request),
    updatePassword: (context, request) => updatePassword(services, context, request),
    retrievePassword: (context, request) => retrievePassword(services, context, request),
    updateDetail: (context, request) => updateDetail(services, context, request),
    uploadFile: (context) => uploadPicture(services, context),
    exportData: (context) => exportData(services, context),
    giveProof: (context, request) => giveProof(services, context, request),
    proveEmail: (context, request) => proveEmail(services, context, request),
    updatePhone: (context, request) => updatePhone(services, context, request),
    getSecurity: (context) => readSecurity(services, context),
    endSession: (context, request) => endSession(services, context, request),
    beginTotp: (context) => beginTotp(services, context),
    confirmTotp: (context, { code }) => confirmTotp(services, context, code),
    renewRecoveryCodes: (context) => renewRecoveryCodes(services, context),
    endTotp: (context, { code }) => endTotp(services, context, code),
  };
}
