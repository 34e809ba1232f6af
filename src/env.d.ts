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
  /**
   * The folder of the residents' build on its host, such as `/portal`; an empty text is the root. Only the residents' build has
   * it. It is a constant, so that a build for the root has no code for folders.
   */
  readonly PORTAL_FOLDER?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
