import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminScope } from '#features/accounts/team/web/admin-gate.tsx';
import type { Admin } from '#features/accounts/team/web/admin-session.ts';
import type { Locale } from '#shared/text/locale.ts';
import { LocaleContext } from '#ui/language/locale-scope.tsx';
import { PlainToast } from '#ui/toast/plain-toast.tsx';
import { useToast } from '#ui/toast/toast-store.ts';
import { createQueryClient } from '#web/query-client.ts';

const ADMIN: Admin = {
  id: 'a0000000-0000-4000-8000-000000000000',
  email: 'admin@example.com',
  isAdmin: true,
  role: 'admin',
};

/** Shows a part of a page to a person who reads a language; returns their hands. */
export function show(part: ReactNode, locale: Locale = 'en'): UserEvent {
  document.documentElement.lang = locale;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LocaleContext value={locale}>
        <AdminScope admin={ADMIN}>{part}</AdminScope>
        <ShownToast />
      </LocaleContext>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

function ShownToast() {
  const toast = useToast();
  return toast ? <PlainToast key={toast.id} toast={toast} /> : null;
}

type Name = string | RegExp;

export const button = (name: Name) => screen.findByRole('button', { name });
export const field = (name: Name) => screen.findByLabelText<HTMLInputElement>(name);

/** Whether a button answers a press: ours keep the focus while disabled. */
export const isPressable = (element: HTMLElement): boolean =>
  element.getAttribute('aria-disabled') !== 'true' && !(element as HTMLButtonElement).disabled;

/** Everything that can be read now, toasts and dialogs included. */
export const readAll = (): string => document.body.textContent ?? '';
