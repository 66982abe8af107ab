/**
 * Zod would try whether it may generate code; the content policy forbids that, and the console
 * reports each try. Its `config` does the same, but loads part of Zod on pages that do not need it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
