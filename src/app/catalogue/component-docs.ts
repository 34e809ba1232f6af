/** What is told of one prop. */
export interface PropDoc {
  name: string
  /** Its type, as TypeScript writes it. */
  type: string
  isRequired: boolean
  /** What holds without it. */
  byDefault?: string
  /** Its sentence. */
  description: string
}

/** What is told of each component, by its name. */
export type ComponentDocs = Record<string, { description: string; props: PropDoc[] }>
