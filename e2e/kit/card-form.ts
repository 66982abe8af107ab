import type { FrameLocator, Page } from '@playwright/test';

const GOOD_CARD = '4242 4242 4242 4242';

/** The payment provider's own frame, into which a card or a bank account is entered. */
export const paymentFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Secure payment input frame"]');

export async function fillCard(frame: FrameLocator, number = GOOD_CARD): Promise<void> {
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiration date').fill('12/34');
  await frame.getByLabel('Security code').fill('123');
}
