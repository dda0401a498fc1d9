/** What the build says about itself (`vite.config.ts`). */
interface ImportMetaEnv {
  /** Whether `web/wasm` has the module that plays in the browser. */
  readonly PLAYS_HERE: boolean;
}
