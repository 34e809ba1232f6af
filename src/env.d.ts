interface ImportMetaEnv {
  /** Whether this is a build, and not the development server. */
  readonly PROD: boolean
  /**
   * Whether this build contains the mock backend; a constant, so that code guarded by it is removed
   * otherwise.
   */
  readonly PORTAL_MOCK: boolean
  /** Whether this build has a service worker, as the residents' build has. */
  readonly PORTAL_WORKER: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
