/** Where the staff app holds a line open and hears that something waits: server-sent events. */
export const staffLinePath = '/backoffice/api/line';

/** The one event of the line; its data are the names of queues, as JSON. */
export const staffLineEvent = 'waits';
