import type { ComponentType, ReactNode } from 'react';
import type { Layout } from '../page.ts';
import { AdminLayout } from './admin-layout.tsx';
import { PlainLayout } from './plain-layout.tsx';
import { PortugueseLayout } from './portuguese-layout.tsx';
import { SiteLayout } from './site-layout.tsx';

export const layouts: Record<Layout, ComponentType<{ children: ReactNode }>> = {
  site: SiteLayout,
  portuguese: PortugueseLayout,
  plain: PlainLayout,
  admin: AdminLayout,
};
