import { firefox } from './firefox.ts';
import type { Engine } from './tab.ts';
import { webkit } from './webkit.ts';

export const ENGINES: readonly Engine[] = [firefox, webkit];
