import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/render' : 'dist/client',
    manifest: !isSsrBuild,
    sourcemap: true,
    // Small images become data addresses, which the policy allows; fonts and scripts never do.
    assetsInlineLimit: 0,
    ...(isSsrBuild ? { rollupOptions: { input: 'src/web/entry-server.tsx' } } : {}),
  },
}));
