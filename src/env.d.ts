interface ImportMetaEnv {
  /** Whether this is a build, and not the server of development. */
  readonly PROD: boolean
  /** Whether this build holds the mock backend; a constant, so that what it guards falls away where it is false. */
  readonly PORTAL_MOCK: boolean
  /** Whether this build comes with a service worker: the residents' alone does. */
  readonly PORTAL_WORKER: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
