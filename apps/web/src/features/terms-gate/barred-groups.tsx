import { useLingui } from '@lingui/react/macro';
import { kyc } from '@perya/contract/constants';
import { Icon } from '@perya/ui/icon';
import { closeIcon } from '@perya/ui/icons/action';
import { warningIcon } from '@perya/ui/icons/status';

/** Who may neither register nor play, and what follows for those who do. [M-234 M-235] */
export function BarredGroups() {
  const { t } = useLingui();
  const age = kyc.ageMinYears;
  const groups = [
    t`Government officials and employees who are connected with gaming operations`,
    t`Members of the Armed Forces of the Philippines and of the Philippine National Police`,
    t`Persons under ${age} years of age`,
    t`Persons in the regulator's National Database of Restricted Persons`,
    t`Holders of a Gaming Employment License`,
  ];
  const notes = [
    t`The funds and winnings of a player who is not eligible are forfeited in favour of the government.`,
    t`Playing in open and public places is prohibited.`,
  ];
  return (
    <>
      <section className="flex flex-col gap-3">
        <h3 className="font-bold text-lg leading-snug">
          {t`The following persons are not allowed to register or play`}
        </h3>
        <ul className="flex flex-col gap-2.5">
          {groups.map((group) => (
            <li key={group} className="flex gap-3 text-[0.9375rem] leading-snug">
              <Icon
                drawing={closeIcon}
                className="mt-px size-5 rounded-full bg-negative-soft p-1 text-negative"
              />
              <span>{group}</span>
            </li>
          ))}
        </ul>
      </section>
      <ul className="flex flex-col gap-2 rounded-card bg-warning-soft p-4">
        {notes.map((note) => (
          <li key={note} className="flex gap-3 text-[0.9375rem] leading-snug">
            <Icon drawing={warningIcon} className="mt-px size-5 text-warning" />
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
