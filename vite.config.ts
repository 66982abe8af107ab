import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every page needs goes in one file: many small ones compress worse and cost requests. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\/|preload-helper|src\/(ui\/(button|circle-mark|toast-store|scroll|spinner)|shared\/(brand|money|api-client|public-settings))\./;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/render' : 'dist/client',
    manifest: !isSsrBuild,
    sourcemap: true,
    // Small images become data addresses, which the policy allows; fonts and scripts never do.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { input: 'src/web/entry-server.tsx' }
      : { output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } } },
  },
}));
