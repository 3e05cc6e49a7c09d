import type { entranceCalls } from '@perya/contract/staff/calls/entrance';
import type { ownCalls } from '@perya/contract/staff/calls/own';
import type { playerNotesCalls } from '@perya/contract/staff/calls/player-notes';
import type { policiesCalls } from '@perya/contract/staff/calls/policies';
import type { viewsCalls } from '@perya/contract/staff/calls/views';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { finishLogin } from './entrance/finish-login.ts';
import { login } from './entrance/login.ts';
import { readInvitation } from './invitations/read-invitation.ts';
import { takeInvitation } from './invitations/take-invitation.ts';
import { addNote } from './notes/add-note.ts';
import { listNotes } from './notes/list-notes.ts';
import { changeOwnPassword } from './own/change-own-password.ts';
import { endOwnSessions, logout } from './own/end-own-sessions.ts';
import { listColleagues } from './own/list-colleagues.ts';
import { listOwnSessions } from './own/list-own-sessions.ts';
import { readSelf } from './own/read-self.ts';
import type { StaffServices } from './services.ts';
import { listBrands } from './settings/list-brands.ts';
import { listPolicies } from './settings/list-policies.ts';
import { saveView } from './views/save-view.ts';

export type StaffCalls = typeof entranceCalls &
  typeof ownCalls &
  typeof policiesCalls &
  typeof playerNotesCalls &
  typeof viewsCalls;

export function staffRoutes(services: StaffServices): Handlers<StaffCalls> {
  return {
    loginStaff: (context, request) => login(services, context, request),
    finishStaffLogin: (context, request) => finishLogin(services, context, request),
    readInvitation: (context, request) => readInvitation(services, context, request),
    takeInvitation: (context, request) => takeInvitation(services, context, request),
    getStaffSelf: (context) => readSelf(services, context),
    logoutStaff: (context) => logout(services, context),
    listOwnSessions: (context) => listOwnSessions(services, context),
    endOwnSessions: (context, request) => endOwnSessions(services, context, request),
    changeOwnPassword: (context, request) => changeOwnPassword(services, context, request),
    listColleagues: () => listColleagues(services),
    listPlayerNotes: (_context, request) => listNotes(services, request),
    addPlayerNote: (context, { uid, text }) =>
      addNote(services, context, { uid: BigInt(uid), text }),
    listBrands: () => listBrands(services),
    listPolicies: () => listPolicies(services),
    listViews: async ({ staffId }, { list }) => ({
      rows: await services.views.list(staffId, list),
    }),
    saveView: (context, request) => saveView(services, context, request),
    removeView: ({ staffId }, { id }) => services.views.remove(staffId, id),
  };
}
