declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island near the window, once the words are painted (src/islands/near.js). */
    'client:near'?: boolean;
  }
}

export {};
