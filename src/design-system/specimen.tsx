import { type ComponentType, type ReactElement, useState } from 'react'

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

/** Invalid input: a word of 400 letters, without a break opportunity. */
export const endless = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(12).slice(0, 400)

/** Invalid input: a list with far too many options. */
export const thousands = Array.from({ length: 5000 }, (_, index) => ({
  value: `option-${index}`,
  label: `Option ${index + 1}`,
}))

interface LiveProps<Value> {
  initial: Value
  /** Renders the control with its value and its change handler. */
  children: (value: Value, change: (value: Value) => void) => ReactElement
}

/** Holds the value of a controlled specimen, so that it is interactive in the catalogue. */
export function Live<Value>({ initial, children }: LiveProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

/** Specimens by name, each as the props of the component or as a function that renders it. */
type Table<Props> = Record<string, Props | Specimen['render']>
type Options = Pick<Specimen, 'isOverlay' | 'conformance'>

/** Builds one specimen of a component for each entry of a table. */
export const buildSpecimens = <Props extends object>(
  Component: ComponentType<Props>,
  table: Table<NoInfer<Props>>,
  options?: Options,
): Specimen[] =>
  Object.entries(table).map(([name, entry]) => {
    const render =
      typeof entry === 'function' ? (entry as Specimen['render']) : () => <Component {...entry} />
    return { name, render, ...options }
  })

/** The props of a component that are not in `Common`; those of `Common` can be replaced. */
type OtherProps<Props, Common> = Omit<NoInfer<Props>, keyof Common> & Partial<NoInfer<Props>>

/** Builds specimens that share props; an entry of the table adds its own props or replaces shared ones. */
export const buildVariants = <Props extends object, Common extends Partial<Props>>(
  Component: ComponentType<Props>,
  common: Common,
  table: Table<OtherProps<Props, Common>>,
  options?: Options,
): Specimen[] =>
  buildSpecimens(
    (props: object) => <Component {...({ ...common, ...props } as unknown as Props)} />,
    table,
    options,
  )

/** Builds a specimen that holds the value of its control. */
export const buildLiveSpecimen = <Value,>(
  name: string,
  initial: Value,
  children: LiveProps<Value>['children'],
): Specimen => ({ name, conformance: 'none', render: () => <Live initial={initial}>{children}</Live> })

/** Builds specimens that share props and hold the value of their control. */
export const buildLiveVariants = <Props extends { value: unknown }, Common extends Partial<Props>>(
  Component: ComponentType<Props>,
  common: Common,
  table: Record<string, OtherProps<Props, Common>>,
): Specimen[] =>
  Object.entries(table).map(([name, props]) =>
    buildLiveSpecimen(name, props.value, (value, onChange) => (
      <Component {...({ ...common, ...props, value, onChange } as unknown as Props)} />
    )),
  )
