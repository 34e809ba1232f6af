/** The documentation of one prop. */
export interface PropDoc {
  name: string
  /** The type in the syntax of TypeScript. */
  type: string
  isRequired: boolean
  /** The default value as text; absent if the prop has no default. */
  byDefault?: string
  description: string
}

/** The documentation of the components, by component name. */
export type ComponentDocs = Record<string, { description: string; props: PropDoc[] }>
