import type { entranceCalls } from '@perya/contract/staff/calls/entrance';
import type { ownCalls } from '@perya/contract/staff/calls/own';
import type { ownCompanyCalls } from '@perya/contract/staff/calls/own-company';
import type { ownPasskeysCalls } from '@perya/contract/staff/calls/own-passkeys';
import type { playerNotesCalls } from '@perya/contract/staff/calls/player-notes';
import type { playerTagsCalls } from '@perya/contract/staff/calls/player-tags';
import type { viewsCalls } from '@perya/contract/staff/calls/views';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { beginCompanyLogin } from './company/begin-company-login.ts';
import { finishCompanyLogin } from './company/finish-company-login.ts';
import { beginOwnCompany, getOwnCompany, removeOwnCompany } from './company/own-company.ts';
import { finishLogin, login } from './entrance/login.ts';
import { readEntrance } from './entrance/read-entrance.ts';
import { readInvitation, takeInvitation } from './invitations/take-invitation.ts';
import { addNote } from './notes/add-note.ts';
import { listNotes } from './notes/list-notes.ts';
import { changeOwnPassword } from './own/change-own-password.ts';
import {
  endOwnSessions,
  listColleagues,
  listOwnSessions,
  logout,
  readSelf,
} from './own/own-account.ts';
import { beginStaffPasskey, finishLoginByPasskey } from './passkeys/login-by-passkey.ts';
import {
  addOwnPasskey,
  beginOwnPasskey,
  listOwnPasskeys,
  removeOwnPasskey,
} from './passkeys/own-passkeys.ts';
import type { StaffServices } from './services.ts';
import { readTags, setTag } from './tags/player-tags.ts';
import { listViews, saveView } from './views/save-view.ts';

export type StaffCalls = typeof entranceCalls &
  typeof ownCalls &
  typeof ownCompanyCalls &
  typeof ownPasskeysCalls &
  typeof playerNotesCalls &
  typeof playerTagsCalls &
  typeof viewsCalls;

export function staffRoutes(services: StaffServices): Handlers<StaffCalls> {
  return {
    ...bindVerbs(services, {
      readStaffEntrance: readEntrance,
      loginStaff: login,
      finishStaffLogin: finishLogin,
      beginStaffPasskey,
      finishStaffLoginByPasskey: finishLoginByPasskey,
      beginCompanyLogin,
      finishCompanyLogin,
      getOwnCompany,
      beginOwnCompany,
      removeOwnCompany,
      listOwnPasskeys,
      beginOwnPasskey,
      addOwnPasskey,
      removeOwnPasskey,
      readInvitation,
      takeInvitation,
      getStaffSelf: readSelf,
      logoutStaff: logout,
      listOwnSessions,
      endOwnSessions,
      changeOwnPassword,
      listColleagues,
      listViews,
      saveView,
    }),
    listPlayerNotes: (_context, request) => listNotes(services, request),
    addPlayerNote: (context, { uid, text, contact }) =>
      addNote(services, context, { uid: BigInt(uid), text, contact }),
    readPlayerTags: (_context, { uid }) => readTags(services, BigInt(uid)),
    setPlayerTag: (context, request) => setTag(services, context, request),
    removeView: ({ staffId }, { id }) => services.views.remove(staffId, id),
  };
}
