import type { ReactElement } from 'react'

/** One state of a component worth looking at. */
export interface Specimen {
  /** Unique within its component, kebab-case: it is part of an address in the catalogue. */
  name: string
  /** Draws it. Components with state are drawn by a small component of the specimen file. */
  render: () => ReactElement
  /** How the conformance test treats it; see `Conformance`. */
  conformance?: Conformance
  /** Whether it covers the page as soon as it is drawn, so that the catalogue's list only links to it. */
  isOverlay?: boolean
}

/**
 * What the conformance test may ask of the drawn element, which it clones with a `ref`, `className` and `data-x`.
 * `root` (the default): all three reach the root. `input`: `ref` reaches the control, the other two any element.
 * `none`: the element is a demonstration around the component, or the component has no element of its own.
 */
export type Conformance = 'root' | 'input' | 'none'

/** The default export of every `<Name>.specimens.tsx`. */
export interface SpecimenFile {
  /** The component's name, as it is exported. */
  component: string
  specimens: Specimen[]
}
