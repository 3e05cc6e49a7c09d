import type { ExportName, exportableLists } from '@perya/contract/staff/exports';
import type { Handler } from '../../../platform/http/mount-calls.ts';

type Lists = typeof exportableLists;

/** The handler of every list that can be exported, by the name of its call; one that is missing does not compile. */
export type ExportHandlers = {
  [Name in ExportName as Lists[Name]['callName']]: Handler<Lists[Name]['call']>;
};
