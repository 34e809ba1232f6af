interface ImportMetaEnv {
  readonly PROD: boolean
  /** Whether the build has the mock. A constant, so that the bundler drops guarded code from the residents' build. */
  readonly PORTAL_MOCK: boolean
  /** Only the residents' build has a service worker. */
  readonly PORTAL_WORKER: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
