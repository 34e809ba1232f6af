import type { ReactElement } from 'react'

/** One state of a component worth looking at. */
export interface Specimen {
  /** Unique within its component, kebab-case: it is part of an address in the catalogue. */
  name: string
  /** Draws it. Components with state are drawn by a small component of the specimen file. */
  render: () => ReactElement
  /** How the conformance test treats it, if not as the rest of its file. */
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
  /** A Spanish sentence that says what it is for. */
  purpose: string
  /** The language of the words in its specimens; English where it is absent. */
  lang?: 'es'
  /** How the conformance test treats its specimens; `root` where it is absent. */
  conformance?: Conformance
  /**
   * Its specimens. Those whose name begins with `nonsense` show it with what nobody should hand it: no items or
   * thousands, a word of 400 letters, a day that is none. It has to stay usable, at 320 px too.
   */
  specimens: Specimen[]
  /** Why there is no nonsense to hand it; otherwise a specimen shows it. */
  withoutNonsense?: string
  /**
   * The effect of each key or keys, such as 'Enter' or 'Inicio, Fin', as a Spanish sentence. The end-to-end suite proves
   * each one in a browser. `of its parts` if only other components in it take the focus; absent if nothing does.
   */
  keyboard?: Record<string, string> | 'of its parts'
}

/** The default export of the specimens of a pattern. */
export interface PatternFile extends SpecimenFile {
  /** Spanish sentences that say where it is the right choice. */
  whenToUse: string
  /** Spanish sentences that say where another choice is better. */
  whenNotToUse: string
}
