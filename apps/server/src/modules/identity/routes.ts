import { brands } from '@perya/contract/brands';
import type { calls } from '@perya/contract/calls';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { CallContext, PlayerContext } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { checkPassword, retrievePassword, updatePassword } from './change-password.ts';
import { beginTotp, confirmTotp, endTotp } from './change-second-factor.ts';
import { checkCode } from './check-code.ts';
import type { IdentityServices, Origin } from './dependencies.ts';
import { deviceName } from './device-name.ts';
import { hashToken } from './hash-token.ts';
import { presentProfile, presentSecurity } from './identity.present.ts';
import { recentLogins } from './limits.ts';
import { loginByCode } from './login-by-code.ts';
import { loginByPassword } from './login-by-password.ts';
import { loginBySecondFactor } from './login-by-second-factor.ts';
import type { SessionAnswer } from './open-session.ts';
import { refreshSession } from './refresh-session.ts';
import { registerPlayer } from './register-player.ts';
import { sendCode } from './send-code.ts';
import { updateDetail } from './update-detail.ts';

type IdentityCalls =
  | 'sendCode'
  | 'loginByCode'
  | 'loginByPassword'
  | 'loginBySecondFactor'
  | 'register'
  | 'logout'
  | 'refreshToken'
  | 'checkPassword'
  | 'checkCode'
  | 'updatePassword'
  | 'retrievePassword'
  | 'getProfile'
  | 'updateDetail'
  | 'uploadFile'
  | 'getSecurity'
  | 'endSession'
  | 'beginTotp'
  | 'confirmTotp'
  | 'endTotp';

function originOf(context: CallContext): Origin {
  return {
    address: context.address,
    deviceName: deviceName(context.userAgent),
    deviceToken: context.deviceToken,
    brandName: brands[context.brand].name,
  };
}

/** How far a player is verified is known above this module; whoever composes the routes says it. */
export type ReadKycStatus = (uid: bigint) => Promise<KycStatus>;

export function identityRoutes(
  services: IdentityServices,
  readKycStatus: ReadKycStatus,
): Pick<Handlers<typeof calls>, IdentityCalls> {
  const { players, sessions } = services;

  async function playerOf({ uid }: PlayerContext) {
    const player = await players.find(uid);
    if (!player) throw new Refusal('UNAUTHENTICATED');
    return player;
  }

  /** A device gets its name before its first login, so that the login can remember it. */
  async function onDevice(
    context: CallContext,
    open: (origin: Origin) => Promise<SessionAnswer>,
  ): Promise<SessionAnswer> {
    const origin = originOf(context);
    return open({ ...origin, deviceToken: origin.deviceToken ?? context.nameDevice() });
  }

  return {
    sendCode: (context, request) =>
      sendCode(services, originOf(context), context.language, request),
    loginByCode: (context, request) =>
      onDevice(context, (origin) => loginByCode(services, origin, context, request)),
    loginByPassword: (context, request) =>
      onDevice(context, (origin) => loginByPassword(services, origin, request)),
    loginBySecondFactor: (context, request) =>
      onDevice(context, (origin) => loginBySecondFactor(services, origin, request)),
    register: (context, request) =>
      onDevice(context, (origin) => registerPlayer(services, origin, context, request)),
    async logout({ token }) {
      await sessions.end(hashToken(token));
      return true;
    },
    refreshToken: (context) =>
      refreshSession(services, context.uid, context.token, originOf(context)),
    checkPassword: async (context, { password }) =>
      checkPassword(services, await playerOf(context), password),
    async checkCode(_context, { otp_id, code }) {
      const purposes = ['login', 'password', 'retrieve', 'email'] as const;
      return (await checkCode(services, otp_id, code, purposes)) !== null;
    },
    updatePassword: async (context, request) =>
      updatePassword(services, await playerOf(context), hashToken(context.token), request),
    retrievePassword: (context, request) =>
      retrievePassword(services, context.token ? hashToken(context.token) : null, request),
    async getProfile(context) {
      const [last] = await sessions.listLogins(context.uid, 1);
      const kycStatus = await readKycStatus(context.uid);
      return presentProfile(await playerOf(context), last, kycStatus);
    },
    updateDetail: ({ uid }, request) => updateDetail(services, uid, request),
    async uploadFile({ uid, upload }) {
      if (!upload) throw new Refusal('FILE_REFUSED');
      return { object_key: await services.pictures.keep('avatars', uid, upload) };
    },
    async getSecurity(context) {
      const current = await sessions.find(hashToken(context.token));
      return presentSecurity(
        await playerOf(context),
        await sessions.list(context.uid),
        current?.id ?? '',
        await sessions.listLogins(context.uid, recentLogins),
      );
    },
    async endSession({ uid, token }, { id }) {
      return { ended: await sessions.endOthers(uid, id ?? null, hashToken(token)) };
    },
    beginTotp: async (context) =>
      beginTotp(services, await playerOf(context), originOf(context).brandName),
    confirmTotp: async (context, { code }) => confirmTotp(services, await playerOf(context), code),
    endTotp: async (context, { code }) => endTotp(services, await playerOf(context), code),
  };
}
