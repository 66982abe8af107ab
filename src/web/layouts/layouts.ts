import type { Layout, Wrapper } from '../page.ts';
import { PlainLayout } from './plain-layout.tsx';
import { SiteLayout } from './site-layout.tsx';

/** The layouts by name; rarely used ones are loaded on demand. */
export const layouts: Record<Layout, () => Promise<Wrapper>> = {
  site: async () => SiteLayout,
  plain: async () => PlainLayout,
  portuguese: async () => (await import('./portuguese-layout.tsx')).PortugueseLayout,
  'blog-admin': async () => (await import('./blog-admin-layout.tsx')).BlogAdminLayout,
  admin: async () => (await import('./admin-layout.tsx')).AdminLayout,
};
