interface ImportMetaEnv {
  readonly PROD: boolean
  /**
   * Whether the build contains the mock backend. The bundler inserts the value as a constant, so that it can drop the
   * code of the mock backend from the residents' build.
   */
  readonly PORTAL_MOCK: boolean
  /** Whether the build has the service worker of the portal. Only the residents' build has it. */
  readonly PORTAL_WORKER: boolean
  /** Whether the HTML files contain the global styles. Only the residents' build renders styles. */
  readonly PORTAL_GLOBAL_STYLES: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
