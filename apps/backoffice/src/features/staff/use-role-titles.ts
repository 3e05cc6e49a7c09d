import { useLanguage } from '@perya/app-kit/language/language-context';
import { listRoles } from '@perya/contract/staff/calls/roles';
import { isRole, type RoleName, roleNames, roles } from '@perya/contract/staff/roles';
import { say } from '@perya/contract/text';
import type { Option } from '../../lib/fields/field.tsx';
import { useCall } from '../../lib/query/use-call.ts';

/** What roles are called: those of a release at once, those of the operator as soon as they are read. */
export function useRoleTitles(): {
  readonly titleOf: (role: RoleName) => string;
  readonly options: readonly Option[];
} {
  const { language } = useLanguage();
  const { answer } = useCall(listRoles, {});
  const own = (answer?.rows ?? []).filter(({ is_own }) => is_own);
  const ofRelease = roleNames.map((value) => ({ value, label: say(roles[value], language) }));
  const options = [
    ...ofRelease,
    ...own.map(({ role, title }) => ({ value: role, label: say(title, language) })),
  ];
  return {
    options,
    titleOf: (role) =>
      isRole(role)
        ? say(roles[role], language)
        : (options.find(({ value }) => value === role)?.label ?? role),
  };
}
