import type { Layout, Wrapper } from '../page.ts';
import { PlainLayout } from './plain-layout.tsx';
import { SiteLayout } from './site-layout.tsx';

/** What stands around each kind of page; those of few pages come with them. */
export const layouts: Record<Layout, () => Promise<Wrapper>> = {
  site: async () => SiteLayout,
  plain: async () => PlainLayout,
  portuguese: async () => (await import('./portuguese-layout.tsx')).PortugueseLayout,
  'blog-admin': async () => (await import('./blog-admin-layout.tsx')).BlogAdminLayout,
  admin: async () => (await import('./admin-layout.tsx')).AdminLayout,
};
