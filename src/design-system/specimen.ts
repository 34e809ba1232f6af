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

/** What a key does. The catalogue tells it, and a table of the end-to-end suite proves each one in a real browser. */
export interface KeyboardNote {
  /** The key or keys, as they are written on them: 'Enter', 'Home, End'. Unique within its component. */
  keys: string
  /** A sentence: what it does, and from where. */
  does: string
}

/** The default export of every `<Name>.specimens.tsx`. */
export interface SpecimenFile {
  /** The component's name, as it is exported. */
  component: string
  /** The language of the words in its specimens; English where it is absent. */
  lang?: 'es'
  /**
   * Its specimens. Those whose name begins with `nonsense` show it with what nobody should hand it: no items or
   * thousands, a word of 400 letters, a day that is none. It has to stay usable, at 320 px too.
   */
  specimens: Specimen[]
  /** Why there is no nonsense to hand it; otherwise a specimen shows it. */
  withoutNonsense?: string
  /** What its keys do; `of its parts` where all that takes focus in it are other components; absent if nothing does. */
  keyboard?: KeyboardNote[] | 'of its parts'
}
