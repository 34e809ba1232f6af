interface ImportMetaEnv {
  /** Whether this build holds the mock backend; a constant, so that what it guards falls away where it is false. */
  readonly PORTAL_MOCK: boolean
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
