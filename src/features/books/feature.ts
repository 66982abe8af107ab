import type { Feature } from '#platform/feature.ts';
import { addBookRoutes } from './server/routes.ts';

export const booksFeature: Feature = { routes: [addBookRoutes] };
