import { createContext } from 'react';
import type { AdminSession } from '#features/accounts/team/web/use-admin-session.ts';

/** Whether the reader is an admin; the layout asks the server once and provides it to the page. */
export const BlogSession = createContext<AdminSession>({ status: 'checking' });
