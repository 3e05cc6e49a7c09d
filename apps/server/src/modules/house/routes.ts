import type { alarmsCalls } from '@perya/contract/house/staff-calls/alarms';
import type { assigningCalls } from '@perya/contract/house/staff-calls/assigning';
import type { checksCalls } from '@perya/contract/house/staff-calls/checks';
import type { deadLettersCalls } from '@perya/contract/house/staff-calls/dead-letters';
import type { eventsCalls } from '@perya/contract/house/staff-calls/events';
import type { exportsCalls } from '@perya/contract/house/staff-calls/exports';
import type { homeCalls } from '@perya/contract/house/staff-calls/home';
import type { mailedReportsCalls } from '@perya/contract/house/staff-calls/mailed-reports';
import type { openingCalls } from '@perya/contract/house/staff-calls/opening';
import type { playerFiguresCalls } from '@perya/contract/house/staff-calls/player-figures';
import type { playerLinksCalls } from '@perya/contract/house/staff-calls/player-links';
import type { storyCalls } from '@perya/contract/house/staff-calls/player-story';
import type { policiesCalls } from '@perya/contract/house/staff-calls/policies';
import type { queuesCalls } from '@perya/contract/house/staff-calls/queues';
import type { searchCalls } from '@perya/contract/house/staff-calls/search';
import type { stopsCalls } from '@perya/contract/house/staff-calls/stops';
import type { todayCalls } from '@perya/contract/house/staff-calls/today';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { acknowledgeAlarm, listAlarms } from './alarms/alarms.ts';
import { listChecks, listViolations } from './checks/read-checks.ts';
import { cancelCheck, runCheckByStaff } from './checks/run-check.ts';
import { listDeadLetters, resendDeadLetters } from './dead-letters/dead-letters.ts';
import { listEvents } from './events/list-events.ts';
import { assignCase, endShift, listAssignees, listShiftNotes } from './home/assign-cases.ts';
import { readHome } from './home/read-home.ts';
import { readQueues, setQueueDue } from './home/read-queues.ts';
import { readToday } from './home/read-today.ts';
import { addMailedReport, listMailedReports, removeMailedReport } from './mailed/own-reports.ts';
import { closeByStaff, getOpening } from './opening/opening.ts';
import {
  beginGatewayTest,
  beginMessageTest,
  finishGatewayTest,
  finishMessageTest,
} from './opening/tests.ts';
import { listSeals } from './seals/list-seals.ts';
import { searchHouse } from './search/search-house.ts';
import type { HouseServices } from './services.ts';
import { listBrands } from './settings/list-brands.ts';
import { listPolicies } from './settings/list-policies.ts';
import { listLinks } from './story/list-links.ts';
import { listStory } from './story/list-story.ts';
import { readFigures } from './story/read-figures.ts';
import { listStops, readStopEffect, stopByStaff } from './switches/switches.ts';

export type HouseCalls = typeof homeCalls &
  typeof alarmsCalls &
  typeof assigningCalls &
  typeof checksCalls &
  typeof deadLettersCalls &
  typeof eventsCalls &
  typeof exportsCalls &
  typeof mailedReportsCalls &
  typeof openingCalls &
  typeof policiesCalls &
  typeof queuesCalls &
  typeof searchCalls &
  typeof storyCalls &
  typeof todayCalls &
  typeof playerLinksCalls &
  typeof playerFiguresCalls &
  typeof stopsCalls;

export function houseRoutes(services: HouseServices): Handlers<HouseCalls> {
  const ownLists = {
    listDeadLetters: (_context, request) => listDeadLetters(services, request),
    listSignificantEvents: (_context, request) => listEvents(services, request),
  } satisfies Partial<Handlers<HouseCalls>>;
  return {
    ...ownLists,
    ...bindVerbs(services, {
      getHome: readHome,
      listChecks,
      listSeals,
      acknowledgeAlarm,
      listBrands,
      listPolicies,
      getOpening,
      closeDoors: closeByStaff,
      beginMessageTest,
      finishMessageTest,
      beginGatewayTest,
      finishGatewayTest,
      stopGaming: stopByStaff,
      resendDeadLetters,
      searchHouse,
      listPlayerStory: listStory,
      listLinkedPlayers: listLinks,
      readPlayerFigures: readFigures,
      setQueueDue,
      readToday,
      assignCase,
      endShift,
      listAssignees,
      listShiftNotes,
      listMailedReports,
      addMailedReport,
      removeMailedReport,
    }),
    listQueues: async (context) => ({ rows: await readQueues(services, context) }),
    listAlarms: (_context, request) => listAlarms(services, request),
    listViolations: (_context, { id }) => listViolations(services, BigInt(id)),
    runCheck: (context, { name }) => runCheckByStaff(services, context, name),
    cancelCheck: (context, { id }) => cancelCheck(services, context, BigInt(id)),
    exportList: (context, request) =>
      services.staff.exportList(context, request, { ...services.lists, ...ownLists }),
    listStops: (_context, request) => listStops(services, request),
    getStopEffect: (_context, target) => readStopEffect(services, target),
  };
}
