interface ImportMetaEnv {
  readonly PROD: boolean
  /** A constant, so that the bundler drops the guarded code from the residents' build. */
  readonly PORTAL_MOCK: boolean
  /** Only the residents' build has a service worker. */
  readonly PORTAL_WORKER: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
