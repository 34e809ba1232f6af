/** The documentation of one prop. */
export interface PropDoc {
  name: string
  /** As TypeScript writes it. */
  type: string
  isRequired: boolean
  byDefault?: string
  description: string
}

/** The documentation of each component, by its name. */
export type ComponentDocs = Record<string, { description: string; props: PropDoc[] }>
