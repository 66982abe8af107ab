import { acceptAgreement, fillApplication } from '../kit/application-form.ts';
import { expect, test } from '../kit/site.ts';

const CONTINUE = { name: 'Continue to the agreement' };

test('a visitor applies, reads the agreement and finds the mail @phone', async ({ page, site }) => {
  const email = site.freshEmail('ana');
  await page.goto('/homebuyers#apply');
  await expect(page.getByRole('heading', { name: 'Secure Your Spot Today' })).toBeInViewport();
  await fillApplication(page, email.toUpperCase());
  await page.getByRole('button', CONTINUE).click();

  const agreement = page.getByRole('dialog', { name: 'Deposit Agreement' });
  const accept = agreement.getByRole('button', { name: 'Accept Terms & Continue to Payment' });
  await expect(agreement).toBeVisible();
  await site.expectAccessible();
  await expect(agreement.getByRole('checkbox')).toBeDisabled();
  await expect(accept).toBeDisabled();
  const text = agreement.getByRole('region', { name: 'Text of the deposit agreement' });
  await text.evaluate((element) => {
    element.scrollTop = element.scrollHeight - element.clientHeight - 60;
  });
  await expect(agreement.getByRole('checkbox')).toBeDisabled();
  await acceptAgreement(page);

  await expect(page.getByText('Application Submitted Successfully', { exact: true })).toBeVisible();
  const payment = page.getByRole('dialog', { name: 'Complete Your $200 Deposit' });
  await expect(payment).toBeVisible();
  const mail = await site.mailTo(email, /application/);
  expect(mail.text).toContain('Hello Ana,');
});

test('cancelling the agreement resets it and keeps the form', async ({ page, site }) => {
  await page.goto('/#application');
  await fillApplication(page, site.freshEmail());
  await page.getByRole('button', CONTINUE).click();
  const agreement = page.getByRole('dialog', { name: 'Deposit Agreement' });
  await agreement.getByRole('region', { name: 'Text of the deposit agreement' }).focus();
  await page.keyboard.press('End');
  await agreement.getByRole('checkbox').check();
  await agreement.getByRole('button', { name: 'Cancel' }).click();
  await expect(agreement).toBeHidden();
  await expect(page.getByLabel('City')).toHaveValue('Provo');
  await page.getByRole('button', CONTINUE).click();
  await expect(agreement.getByRole('checkbox')).not.toBeChecked();
  await expect(agreement.getByRole('checkbox')).toBeDisabled();
});

test('invalid fields show their messages; the first is focused; typing clears it', async ({
  page,
  site,
}) => {
  await page.goto('/#apply');
  await page.getByRole('button', CONTINUE).click();
  await expect(page.getByText('Please Complete Required Fields', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Some required fields are missing or invalid.', { exact: true }),
  ).toBeVisible();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'City is required',
    'Age group is required',
    'Monthly income is required',
    'Applicant profile is required',
    'You must understand this is not a traditional loan',
    'You must understand the cooperative structure',
    'You must agree to be contacted',
    'You must accept the privacy policy',
    'You must accept the terms of use',
    'You must understand the deposit requirement',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('First name')).toBeFocused();
  await site.expectAccessible();
  await page.getByLabel('First name').fill('A');
  await expect(page.getByText('First name is required')).toBeHidden();
});

test('a taken address is refused beside its field', async ({ page, site }) => {
  const email = site.freshEmail();
  await page.goto('/#apply');
  await fillApplication(page, email);
  await page.getByRole('button', CONTINUE).click();
  await acceptAgreement(page);
  await page
    .getByRole('dialog', { name: /\$200 Deposit/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await page.getByRole('button', { name: 'Fill in another application' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');

  await fillApplication(page, email);
  await page.getByRole('button', CONTINUE).click();
  await expect(page.getByText('Email Already Used', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      'An application with this email address already exists. Please use a different email address.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
});

test('an application made in another tab meanwhile redirects to the dashboard', async ({
  page,
  site,
}) => {
  const email = site.freshEmail();
  await page.goto('/#apply');
  await fillApplication(page, email);
  await page.getByRole('button', CONTINUE).click();
  await expect(page.getByRole('dialog', { name: 'Deposit Agreement' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/#apply');
  await fillApplication(other, email);
  await other.getByRole('button', CONTINUE).click();
  await acceptAgreement(other);
  await expect(
    other.getByText('Application Submitted Successfully', { exact: true }),
  ).toBeVisible();
  await acceptAgreement(page);
  await expect(page.getByText('Application Found', { exact: true })).toBeVisible();
  await page.waitForURL('**/dashboard');
});

test('a double click and a lost response make one application', async ({ page, site }) => {
  const email = site.freshEmail();
  const keys: (string | undefined)[] = [];
  let isFirst = true;
  await page.route('**/api/applications', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await route.abort();
  });
  await page.goto('/#apply');
  await fillApplication(page, email);
  await page.getByRole('button', CONTINUE).click();
  await acceptAgreement(page);
  await expect(page.getByText('Submission failed', { exact: true })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Accept Terms/ })
    .dblclick();
  await expect(page.getByRole('dialog', { name: /\$200 Deposit/ })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a half-filled form survives a reload, without its consents', async ({ page, site }) => {
  const email = site.freshEmail();
  await page.goto('/#apply');
  await fillApplication(page, email);
  await page.getByRole('radio', { name: /650,000/ }).check();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByLabel('Monthly income')).toHaveValue('$7,500 - $9,999');
  await expect(page.getByRole('radio', { name: /650,000/ })).toBeChecked();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
});

test('the texts behind the consents open, scroll and close by keyboard', async ({ page, site }) => {
  await page.goto('/#apply');
  for (const [phrase, title] of [
    ['group-based selection', 'How group-based selection works'],
    ['Privacy Policy', 'Privacy Policy'],
    ['Terms of Use', 'Terms of Use'],
  ] as const) {
    const opener = page.getByRole('form').getByRole('button', { name: phrase });
    await expect(opener).toBeEnabled();
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await site.expectAccessible();
    await dialog.getByRole('region', { name: title }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('the short page asks under its own names', async ({ page, site }) => {
  const email = site.freshEmail();
  await page.goto('/?variant=short#apply');
  await expect(page.getByLabel('Property goal')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Preferred credit amount' })).toBeVisible();
  await fillApplication(page, email);
  await page.getByRole('button', CONTINUE).click();
  await acceptAgreement(page);
  await expect(page.getByRole('dialog', { name: /\$200 Deposit/ })).toBeVisible();
});

test('fields are filled from the address, and the visitor’s source is sent', async ({
  page,
  site,
}) => {
  const email = site.freshEmail('a+b');
  await page.goto(
    `/?plan=650&email=${encodeURIComponent(email)}&utm_source=ig&utm_medium=paid&utm_campaign=x#apply`,
  );
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByRole('radio', { name: /650,000/ })).toBeChecked();
  await fillApplication(page, email);
  const sent = page.waitForRequest('**/api/applications');
  await page.getByRole('button', CONTINUE).click();
  // Of $7,500 a month that plan takes more than 45 %, so there is a second yes.
  await page.getByRole('button', { name: 'Yes, I can pay this: go on with $650,000' }).click();
  await acceptAgreement(page);
  expect((await sent).postDataJSON()).toMatchObject({
    fullName: 'Ana Lima',
    preferredPlan: '650',
    understandsDeposit: 'Yes',
    wantsEarlyReservation: 'yes',
    source: 'utm_source=ig&utm_medium=paid&utm_campaign=x',
  });
});

test('offline, the form says so, keeps everything, and works when the network is back', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/#apply');
  await fillApplication(page, site.freshEmail('offline'));
  await context.setOffline(true);
  await page.getByRole('button', CONTINUE).click();
  await expect(page.getByText('Submission failed').first()).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Provo');
  await context.setOffline(false);
  await page.getByRole('button', CONTINUE).click();
  await expect(page.getByRole('dialog', { name: 'Deposit Agreement' })).toBeVisible();
});

test('a failure is shown without the toast library, and a text that failed to load is retried', async ({
  page,
}) => {
  let isDown = true;
  await page.route(/\/assets\/(toaster|legal-dialog)/, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto('/#apply');
  await page.getByRole('button', CONTINUE).click();
  await expect(page.getByRole('alert')).toContainText('Please Complete Required Fields');
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
  await expect(failure).toBeVisible();
  isDown = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
});

test('people who live elsewhere or earn too little are warned before the agreement, and may continue', async ({
  page,
  site,
}) => {
  await page.goto('/#apply');
  await fillApplication(page, site.freshEmail('elsewhere'));
  const form = page.getByRole('form', { name: 'Application' });
  await form.getByLabel('State').selectOption('NV');
  await form.getByLabel('Monthly income').selectOption('$3,000 - $4,999');
  await form.getByRole('radio', { name: /650,000/ }).check();
  await expect(page).toHaveURL(/plan=650/);
  await page.getByRole('button', CONTINUE).click();
  const notice = page.getByRole('dialog', { name: 'Before you go on' });
  await expect(notice).toBeVisible();
  await site.expectAccessible();
  await notice.getByRole('button', { name: 'Take the $450,000 plan instead' }).click();
  await expect(notice.getByText('Please confirm where the home will be')).toBeVisible();
  await notice.getByRole('checkbox').check();
  const sent = page.waitForRequest('**/api/applications');
  await notice.getByRole('button', { name: 'Take the $450,000 plan instead' }).click();
  // That plan is tight too, so there is a second yes.
  await expect(notice.getByText('$656 a month would be left')).toBeVisible();
  await notice.getByRole('button', { name: 'Yes, I can pay this: go on with $450,000' }).click();
  await acceptAgreement(page);
  expect((await sent).postDataJSON()).toMatchObject({ preferredPlan: '450', state: 'NV' });
});
