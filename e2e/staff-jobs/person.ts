import type { Role } from '@perya/contract/staff/roles';
import type { Browser, Locator, Page } from '@playwright/test';
import { openAsStaff } from '../backoffice/open-as-staff.ts';

/** Somebody at a desk, whose actions are counted: a press of the mouse, a key that does something, a field filled in. */
export interface Person {
  readonly page: Page;
  actions(): number;
  click(target: Locator): Promise<void>;
  key(key: string): Promise<void>;
  /** Where the focus is already. */
  write(words: string): Promise<void>;
  fill(target: Locator, words: string): Promise<void>;
  choose(target: Locator, option: string): Promise<void>;
}

/** Sits down at the home page of the staff app, from where every job begins. */
export async function sitDown(browser: Browser, role: Role): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openAsStaff(page, role, '/backoffice');
  await page.getByRole('navigation', { name: 'Rooms' }).waitFor();
  await page.waitForLoadState('networkidle');
  let actions = 0;
  const counted = async (act: Promise<unknown>) => {
    actions += 1;
    await act;
  };
  return {
    page,
    actions: () => actions,
    click: (target) => counted(target.click()),
    key: (key) => counted(page.keyboard.press(key)),
    write: (words) => counted(page.keyboard.type(words)),
    fill: (target, words) => counted(target.fill(words)),
    choose: (target, option) => counted(target.selectOption(option)),
  };
}

/** Whose turn it is. */
export function at(people: readonly Person[], desk: number): Person {
  const person = people[desk];
  if (!person) throw new Error(`Nobody sits at desk ${desk}`);
  return person;
}

export const room = ({ page }: Person, name: string): Locator =>
  page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name, exact: true });

export const tab = ({ page }: Person, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name, exact: true });

export const dialogOf = ({ page }: Person): Locator => page.getByRole('dialog');

/** Chooses why and sends: the focus is on the reason, and one key sends from any field. */
export async function decide(person: Person, reason: string): Promise<void> {
  await person.choose(dialogOf(person).getByLabel('Reason'), reason);
  await person.key('Control+Enter');
}

/** What was done is said; Enter goes on from there. */
export async function goOn(person: Person, says: string | RegExp): Promise<void> {
  await dialogOf(person).getByRole('status').filter({ hasText: says }).waitFor();
  await person.key('Enter');
}

/** A second person opens what waits for them longest, looks at the case and approves it. */
export async function approve(second: Person, caseSays: string | RegExp): Promise<void> {
  await second.click(room(second, 'Requests'));
  await second.click(second.page.locator('[data-row-link]').first());
  await approveOpened(second, caseSays);
}

/** The same of one that is open already. */
export async function approveOpened(second: Person, caseSays: string | RegExp): Promise<void> {
  const request = second.page.getByRole('complementary', { name: /^Request \d/ });
  await request.getByText(caseSays).first().waitFor();
  await request.getByRole('button', { name: 'Approve' }).waitFor();
  await second.key('a');
  await decide(second, 'checked');
  await goOn(second, 'It was approved and carried out.');
}
