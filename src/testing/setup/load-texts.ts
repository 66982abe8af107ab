import { beforeAll } from 'vitest';
import { loadAllTexts } from '#shared/text/texts.ts';

/** Loads the texts that a test imports, as the server does at startup. */
beforeAll(loadAllTexts);
