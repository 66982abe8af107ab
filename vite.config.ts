import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const files = (...names: string[]) => new RegExp(names.join('|'));

/** What runs before anybody uses a page, and a few lines that it shares with what comes later. */
const EARLY = files(
  'preload-helper',
  'src/shared/public-settings\\.',
  'src/ui/(on-first-interaction|ask-to-try-again|reloadable|log-fault)\\.',
  'src/features/accounts/(web/session-hint|rules)\\.',
);
/** What every page needs goes in one file: many small ones compress worse and cost requests. */
const BASE = files(
  'node_modules/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)/',
  'src/ui/(button|circle-mark|toast-store|scroll|spinner)\\.',
  'src/shared/(brand|money|api-client)\\.',
  'src/features/accounts/web/(auth-|id-token|pending-redirect|sign-in-store|use-sign-out)',
  'src/features/applications/web/form-request\\.',
  'src/features/blog/(blog-head|rules)\\.',
  'src/web/layouts/(skip-link|site-|account-)',
);

/**
 * The decoders of scans in a PDF, which the library fetches by name. They are those in JavaScript:
 * the content policy allows no WebAssembly.
 */
function pdfDecoders(): Plugin {
  const folder = 'node_modules/pdfjs-dist';
  return {
    name: 'pdf-decoders',
    generateBundle() {
      const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
      for (const name of ['jbig2', 'openjpeg'].map((kind) => `${kind}_nowasm_fallback.js`)) {
        const source = readFileSync(`${folder}/wasm/${name}`);
        this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${name}`, source });
      }
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [pdfDecoders()])],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/render' : 'dist/client',
    manifest: !isSsrBuild,
    sourcemap: true,
    // Small images become data addresses, which the policy allows; fonts and scripts never do.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { input: 'src/web/entry-server.tsx' }
      : {
          output: {
            // A letter less than usual: a page names about 25 files, and hashes do not compress.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                { name: 'early', test: EARLY, priority: 1 },
                { name: 'base', test: BASE },
              ],
            },
          },
        },
  },
}));
