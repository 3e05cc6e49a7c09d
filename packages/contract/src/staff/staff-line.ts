/** Where the staff app holds a line open and hears that something waits: server-sent events. No call, so it stands beside them. */
export const staffLinePath = '/backoffice/line';

/** The one event of the line; its data are the names of queues, as JSON. */
export const staffLineEvent = 'waits';
