import { beforeAll } from 'vitest';
import { loadAllTexts } from '#shared/text/texts.ts';

/** The sentences of what a test imports, as a server has them after its start. */
beforeAll(loadAllTexts);
