import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { AppError } from '#shared/api/app-error.ts';
import type { Call, CallAnswer } from '#shared/api/call.ts';
import type { Locale } from '#shared/text/locale.ts';
import { uiTexts } from '#ui/language/texts.ts';
import { englishIn, readPortuguese } from '../portuguese.ts';
import { bodiesOf, offline, online, refuse, reply, slow } from './fake-api.ts';
import { button, field, isPressable, readAll, show } from './show.tsx';

/** What a person reads in one language while they send something. */
type Words = {
  /** The button that opens the form, if there is one. */
  open?: string;
  /** What is filled in, by label. */
  fields?: Record<string, string>;
  /** The button that sends it, also while it is busy. */
  send: string | RegExp;
  /** What is said of a form sent empty: these sentences, the first one's field has the focus. */
  missing?: readonly string[];
  refused: string;
  done: string;
};

type Write<C extends Call> = {
  call: C;
  answer: CallAnswer<C>;
  /** What the server refuses it for. */
  refusal: AppError;
  /** What has to be sent; undefined for a call without a body. */
  sends?: unknown;
  /** The part of the page; it calls `onDone`, where it takes one, when it was sent. */
  part: (onDone: () => void) => ReactNode;
  /** Answers to what the part reads. */
  reads?: () => void;
  words: { [L in Locale]?: Words };
};

/**
 * Tests what a person meets who sends something: nothing filled in, refused, no connection, a slow
 * answer, done. In none of them is what they typed lost, or anything sent twice.
 */
export function describeWrite<C extends Call>(name: string, given: Write<C>): void {
  describe.each(Object.entries(given.words) as [Locale, Words][])(
    `${name} (%s)`,
    (locale, words) => {
      const open = async (isEmpty = false) => {
        given.reads?.();
        const onDone = vi.fn();
        const person = show(given.part(onDone), locale);
        if (words.open) await person.click(await button(words.open));
        if (!isEmpty) await fillIn(person, words.fields);
        const send = () => button(words.send);
        return { person, onDone, send, press: async () => person.click(await send()) };
      };
      /** What is wrong is read, what was typed is still there, and it can be sent again. */
      const expectKept = async (
        typed: string[],
        send: () => Promise<HTMLElement>,
        said: string,
      ) => {
        await expectRead(said);
        expect(typedNow()).toEqual(expect.arrayContaining(typed));
        await waitFor(async () => expect(isPressable(await send())).toBe(true));
        expectNoEnglish(locale);
      };

      const expectDone = async (onDone: () => void) => {
        await expectRead(words.done);
        if (given.part.length > 0) await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
      };

      if (words.missing) {
        it('says beside the fields what is missing, and goes to the first', async () => {
          reply(given.call, given.answer);
          const { press, onDone } = await open(true);
          await press();
          for (const sentence of words.missing ?? []) await expectRead(sentence);
          await waitFor(() => expect(fieldWithFocus()).toContain(words.missing?.[0]));
          expect(onDone).not.toHaveBeenCalled();
          expectNoEnglish(locale);
        });
      }

      it('tells a refusal, keeps what was typed and sends it again', async () => {
        refuse(given.call, given.refusal);
        const { press, send, onDone } = await open();
        const typed = typedNow();
        await press();
        await expectKept(typed, send, words.refused);
        expect(toldNow()).not.toContain(words.done);
        // What has changed meanwhile may have been read again.
        onDone.mockClear();
        reply(given.call, given.answer);
        await press();
        await expectDone(onDone);
      });

      it('says that there is no connection, and sends it once there is one', async () => {
        reply(given.call, given.answer);
        const { press, send, onDone } = await open();
        const typed = typedNow();
        offline();
        await press();
        await expectKept(typed, send, uiTexts(locale).offline);
        online();
        expect(onDone).not.toHaveBeenCalled();
        await press();
        await expectDone(onDone);
      });

      it('is sent once, however often it is pressed, and says so when it is done', async () => {
        const answer = slow(given.call, given.answer);
        const { person, press, send, onDone } = await open();
        const element = await send();
        // Two fast clicks come before anything is rendered anew.
        element.click();
        element.click();
        await waitFor(async () => expect(isPressable(element)).toBe(false));
        await press();
        await person.keyboard('{Enter}');
        expect(bodiesOf(given.call)).toEqual([given.sends]);
        expect(onDone).not.toHaveBeenCalled();
        answer.arrive();
        await expectDone(onDone);
        expect(bodiesOf(given.call)).toHaveLength(1);
        expectNoEnglish(locale);
      });
    },
  );
}

/** Fills in fields by their labels; a select by what its option says. */
export async function fillIn(person: UserEvent, texts: Record<string, string> = {}): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const element = await field(label);
    if (element instanceof HTMLSelectElement) await person.selectOptions(element, text);
    else {
      await person.clear(element);
      await person.paste(text);
    }
  }
}

/** A sentence can be read: it stands in the page and is not hidden. */
export async function expectRead(sentence: string): Promise<void> {
  await waitFor(() => {
    const found = within(document.body).queryAllByText(sentence.replaceAll(/\s+/g, ' '), {
      exact: false,
    });
    const isRead = found.some((element) => element.closest('[hidden]') === null);
    if (!isRead) throw new Error(`Not read: “${sentence}”, but: ${readAll()}`);
  });
}

const FOREIGN_WORDS: Record<Locale, (html: string) => string | undefined> = {
  en: () => undefined,
  'pt-BR': (html) => englishIn(readPortuguese(html)),
};

/** Nothing English is read by whoever reads another language. */
export function expectNoEnglish(locale: Locale): void {
  expect(FOREIGN_WORDS[locale](document.body.innerHTML)).toBeUndefined();
}

/** What toasts, dialogs and outcomes say now. */
const toldNow = (): string =>
  [...document.querySelectorAll('[role="alert"], [role="status"]')]
    .map(({ textContent }) => textContent)
    .join(' ');

/** The values of all fields. */
const typedNow = (): string[] =>
  [...document.querySelectorAll('input, textarea, select')].map(
    (element) => (element as HTMLInputElement).value,
  );

/** The description of the field that has the focus. */
function fieldWithFocus(): string {
  const described = document.activeElement?.getAttribute('aria-describedby') ?? '';
  return document.getElementById(described)?.textContent ?? '';
}
