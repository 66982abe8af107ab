import { PERSONA_PASSWORD, PERSONAS } from '../../src/server/demo/personas.ts';
import type { Hands } from './hands.ts';
import { expect, test } from './test.ts';

const CARD_FRAME = 'Secure payment input frame';

/** The journeys that matter most, each in every engine, on a phone and on a desktop. */
const JOURNEYS: Record<string, (hands: Hands) => Promise<void>> = {
  async 'the landing page counts'({ open, fill, see }) {
    await open('/');
    await fill('Credit amount', '700000');
    await see('$3,646/mo');
  },

  async 'the calculators compare'({ open, click, see }) {
    await open('/calculators');
    await see('less a month with the program.');
    await click('Buying power');
    await see('$2,344');
  },

  async 'the simulator plays groups'({ open, click, see }) {
    await open('/simulator?stop=0');
    await see('In all 100 groups everybody who stays gets a home');
    await click('Next group');
    await see('Group 2 of 100');
  },

  async 'a visitor applies up to the agreement'(hands) {
    await apply(hands);
  },

  async 'a visitor applies and pays the deposit by card'(hands) {
    const { click, fill, readToEnd, see } = hands;
    await apply(hands);
    await readToEnd('Text of the deposit agreement');
    await click('I have read');
    await click('Accept Terms & Continue to Payment');
    await see('Complete Your $200 Deposit');
    await fill('Card number', '4242 4242 4242 4242', CARD_FRAME);
    await fill('Expiration date', '12/34', CARD_FRAME);
    await fill('Security code', '123', CARD_FRAME);
    await click('Pay $200 deposit');
    await see('Deposit Processed');
  },

  async 'a member signs in and sees the dashboard'({ open, click, fill, see }) {
    await open('/');
    await click('Member sign-in');
    await see('Sign In to Continue');
    await click('Email');
    await fill('Email', emailOf('onTime'));
    await fill('Password', PERSONA_PASSWORD);
    await click('Sign In');
    await see('$450,000 Group 1, seat 61');
  },

  async 'a member seals a bid'({ open, click, fill, see }) {
    await open('/sandbox');
    await click('Be Elena');
    await see('seat 61');
    await open('/dashboard/assemblies');
    await fill('Instalments', '120');
    await see('$281,280');
    await click('Seal and place my bid', 'Replace my bid');
    await see('Spare key of this bid.');
  },

  async 'anybody checks a draw'({ open, click, see }) {
    await open('/groups/test-450-1/assemblies/20');
    await click('Check this draw');
    await see('This proves nothing: this is the sandbox');
  },

  async 'a Brazilian reads in Portuguese'({ open, click, see }) {
    await open('/imovelnoseua');
    await see('US$ 2.344 por mês');
    await click('Regulamento');
    await see('O regulamento do grupo');
  },

  async 'an admin sees the applications'({ open, click, see }) {
    await open('/sandbox');
    await click('Be Ruth');
    await see('Search anything');
    await open('/admin');
    await see('Applications Review 15 waiting');
  },
};

let applicants = 0;

async function apply({ open, fill, choose, click, see }: Hands): Promise<void> {
  await open('/homebuyers#apply');
  await fill('First name', 'Ana');
  await fill('Last name', 'Lima');
  await fill('Email', `ana-${process.pid}-${applicants++}@example.com`);
  await fill('City', 'Provo');
  await choose('Age group', '26-35');
  await choose('Monthly income', '$7,500 - $9,999');
  await choose('Which describes you best', 'First-time homebuyer');
  for (const agreed of [
    'I understand that this is not',
    'I understand that this is a cooperative',
    'I agree that you may contact me',
    'I have read and accept the Privacy',
    'I have read and accept the Terms',
    'I understand that a $200 deposit',
  ])
    await click(agreed);
  await click('Continue to the agreement');
  await see('I have read the agreement and accept its terms.');
}

const emailOf = (key: string) => PERSONAS.find((persona) => persona.key === key)?.email ?? '';

for (const width of [390, 1280]) {
  for (const [name, walk] of Object.entries(JOURNEYS)) {
    test(`${name} at ${width} pixels`, async ({ openHands }) => {
      const hands = await openHands(width);
      await walk(hands);
      expect(await hands.complaints()).toEqual([]);
    });
  }
}
