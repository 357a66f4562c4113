import { defineConfig } from 'vite';

export default defineConfig({
  base: '/app/',
  // The client's sources, which need no build of their own.
  resolve: {
    conditions: ['facet-source', 'module', 'browser', 'production'],
    // For a React that has no such hook of its own: 250 bytes of the first load.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    // What is inlined is a `data:` address, which the Content-Security-Policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
  },
});
