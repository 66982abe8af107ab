import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { codeSplittingGroups } from './scripts/chunk-groups.ts';

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
            codeSplitting: { groups: codeSplittingGroups() },
          },
        },
  },
}));
