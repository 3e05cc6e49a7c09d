import { useLingui } from '@lingui/react/macro';
import { kyc } from '@perya/contract/constants';
import { Icon } from '@perya/ui/icon';
import { closeIcon } from '@perya/ui/icons/frame';
import { warningIcon } from '@perya/ui/icons/status';

/** Who may neither register nor play. [M-234 M-235] */
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
      <p className="flex gap-3 text-[0.9375rem] leading-snug">
        <Icon drawing={warningIcon} className="mt-px size-5 text-warning" />
        <span>{t`Playing in open and public places is prohibited.`}</span>
      </p>
    </>
  );
}

/** Stands right over the box to tick, so that nobody agrees without having seen it, however small the screen. [M-235] */
export function ForfeitureWarning() {
  const { t } = useLingui();
  return (
    <p className="flex gap-3 rounded-control bg-warning-soft px-3 py-2.5 text-[0.875rem] leading-snug">
      <Icon drawing={warningIcon} className="mt-px size-5 shrink-0 text-warning" />
      <span>
        {t`The funds and winnings of a player who is not eligible are forfeited in favor of the government.`}
      </span>
    </p>
  );
}
