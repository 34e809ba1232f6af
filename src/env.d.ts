interface ImportMetaEnv {
  readonly PROD: boolean
  /**
   * Whether the build has the mock. The bundler inserts this constant, and so drops the code of the mock from the
   * residents' build.
   */
  readonly PORTAL_MOCK: boolean
  /** Only the residents' build has a service worker. */
  readonly PORTAL_WORKER: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
