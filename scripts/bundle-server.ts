import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './launch/spawn-node.mjs';

/** Packages with files beside their code (native, WebAssembly, fonts), or rarely loaded. */
const LEFT_OUT = ['sharp', '@electric-sql/pglite', 'pdfkit', '@aws-sdk/client-s3'];

/** Programs that the server runs in worker threads. */
const THREADS = ['src/features/assemblies/holding/server/open-bids-thread.ts'];

/**
 * Bundles programs that run on the server. Two thousand small files take four seconds of processor
 * time to load, a bundle less than one.
 */
export async function bundleServer(entries: readonly string[], folder: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: LEFT_OUT },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: [...entries, ...THREADS].map((entry) => join(ROOT, entry)),
        // All in one folder, so that a program finds its worker threads.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
