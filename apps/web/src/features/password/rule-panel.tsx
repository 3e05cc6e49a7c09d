import { useLingui } from '@lingui/react/macro';
import { lengths } from '@perya/contract/constants';
import { passwordProblem } from '@perya/contract/rules/password';
import { Icon } from '@perya/ui/icon';
import { checkIcon } from '@perya/ui/icons/action';

/** The two halves of the rule, each ticked as it is met. */
export function RulePanel({ password }: { readonly password: string }) {
  const { t } = useLingui();
  const problem = passwordProblem(password);
  const hasLength =
    password.length >= lengths.passwordMin && password.length <= lengths.passwordMax;
  const rules = [
    { text: t`8-20 characters`, isMet: hasLength },
    // The length is judged first, so a right mix shows only in a password long enough.
    { text: t`1 letter and 1 number`, isMet: problem === null },
  ];
  return (
    <ul className="flex flex-col gap-1.5 rounded-control bg-sunken px-3.5 py-3 text-[0.875rem]">
      {rules.map(({ text, isMet }) => (
        <li
          key={text}
          className={`flex items-center gap-2 ${isMet ? 'text-positive' : 'text-ink-muted'}`}
        >
          <Icon
            drawing={checkIcon}
            className={isMet ? 'size-4.5' : 'size-4.5 opacity-35'}
            {...(isMet ? { label: t`Met` } : {})}
          />
          {text}
        </li>
      ))}
    </ul>
  );
}
