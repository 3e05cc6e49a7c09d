import { eventOf } from '../../../platform/events/event.ts';
import { bySystem, nothingChanged } from '../../audit/index.ts';
import { gamingDayClosed } from '../events.ts';
import type { ReportsServices } from '../services.ts';

/** Closes every gaming day that is over and wholly read, each with its entry in the audit; of two at once one does. */
export async function closeDays({ audit, days }: ReportsServices): Promise<void> {
  for (;;) {
    const closed = await audit.record<string | null>(bySystem('reports_close_days'), async (tx) => {
      const day = await days.close(tx);
      if (day === null) return nothingChanged(null);
      return {
        result: day,
        entries: [{ action: 'reports.day-closed', subject: { kind: 'house' }, after: { day } }],
        events: [eventOf(gamingDayClosed, { uid: null, key: day }, { day })],
      };
    });
    if (closed === null) return;
  }
}
