import { type ComponentType, type ReactElement, useState } from 'react'

/** An example of a component in one state. */
export interface Specimen {
  /** A name in kebab-case, unique within the component. The name is part of an address in the catalogue. */
  name: string
  /** Renders the example. An example that needs state is a small component in the specimen file. */
  render: () => ReactElement
  /** The conformance test of this specimen; by default that of the specimen file. */
  conformance?: Conformance
  /** Whether the specimen covers the whole page. The catalogue then shows a link instead of the specimen. */
  isOverlay?: boolean
}

/**
 * The element that must receive the `ref`, the `className` and the `data-x` of the conformance test.
 * `root` (the default): the root element receives all three. `input`: the form control receives the `ref`, and any
 * element may receive the other two.
 * `none`: the test is skipped. The specimen wraps the component, or the component has no element.
 */
export type Conformance = 'root' | 'input' | 'none'

/** The default export of every `<Name>.specimens.tsx`. */
export interface SpecimenFile {
  /** The component's name, as it is exported. */
  component: string
  /** A Spanish sentence about the purpose of the component. */
  purpose: string
  /** The language of the texts in the specimens; English by default. */
  lang?: 'es'
  /** The conformance test of the specimens; `root` by default. */
  conformance?: Conformance
  /**
   * The specimens. The prefix `edge-` of a name marks an edge case. Its props are unreasonable, e.g. no items, thousands
   * of items, a word of 400 letters or an invalid day. The component must stay usable, at 320 px too.
   */
  specimens: Specimen[]
  /** The reason why the component has no `edge-` specimen; required if `specimens` contains none. */
  withoutEdgeCases?: string
  /**
   * Maps a key or several keys, such as 'Enter' or 'Inicio, Fin', to a Spanish sentence about their effect. The
   * end-to-end tests check each effect in a browser. If only inner components take the focus, the value is
   * `inner-components-only`. If nothing takes the focus, the value is undefined.
   */
  keyboard?: Record<string, string> | 'inner-components-only'
}

/** The default export of the specimen file of a pattern. */
export interface PatternFile extends SpecimenFile {
  /** Spanish sentences about when to use the pattern. */
  whenToUse: string
  /** Spanish sentences about when to use another pattern. */
  whenNotToUse: string
}

/** Invalid input: a word of 400 letters, without a break opportunity. */
export const veryLongText = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(12).slice(0, 400)

/** Invalid input: thousands of options. */
export const manyOptions = Array.from({ length: 5000 }, (_, index) => ({
  value: `option-${index}`,
  label: `Option ${index + 1}`,
}))

interface LiveProps<Value> {
  /** The value before the first change. */
  initial: Value
  /** Renders the control with its value and its change handler. */
  children: (value: Value, onChange: (value: Value) => void) => ReactElement
}

/** Holds the value of a controlled component, so that users of the catalogue can change the value. */
export function StatefulSpecimen<Value>({ initial, children }: LiveProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

/** Specimens by name, each as the props of the component or as a function that renders the specimen. */
type SpecimenTable<Props> = Record<string, Props | Specimen['render']>
type SpecimenOptions = Pick<Specimen, 'isOverlay' | 'conformance'>

/** Builds one specimen of a component for each entry of a table. */
export const buildSpecimens = <Props extends object>(
  Component: ComponentType<Props>,
  table: SpecimenTable<NoInfer<Props>>,
  options?: SpecimenOptions,
): Specimen[] =>
  Object.entries(table).map(([name, entry]) => {
    const render =
      typeof entry === 'function' ? (entry as Specimen['render']) : () => <Component {...entry} />
    return { name, render, ...options }
  })

/** The props of one variant. The props in `Common` are optional. */
type VariantProps<Props, Common> = Omit<NoInfer<Props>, keyof Common> & Partial<NoInfer<Props>>

/** Builds one specimen for each entry of a table. The props of the entry override those of `common`. */
export const buildVariants = <Props extends object, Common extends Partial<Props>>(
  Component: ComponentType<Props>,
  common: Common,
  table: SpecimenTable<VariantProps<Props, Common>>,
  options?: SpecimenOptions,
): Specimen[] =>
  buildSpecimens(
    (props: object) => <Component {...({ ...common, ...props } as unknown as Props)} />,
    table,
    options,
  )

/** Builds a specimen of a controlled component whose value the user can change. */
export const buildLiveSpecimen = <Value,>(
  name: string,
  initial: Value,
  children: LiveProps<Value>['children'],
): Specimen => ({
  name,
  conformance: 'none',
  render: () => <StatefulSpecimen initial={initial}>{children}</StatefulSpecimen>,
})

/** Like `buildVariants`, for a controlled component whose value the user can change. */
export const buildLiveVariants = <Props extends { value: unknown }, Common extends Partial<Props>>(
  Component: ComponentType<Props>,
  common: Common,
  table: Record<string, VariantProps<Props, Common>>,
): Specimen[] =>
  Object.entries(table).map(([name, props]) =>
    buildLiveSpecimen(name, props.value, (value, onChange) => (
      <Component {...({ ...common, ...props, value, onChange } as unknown as Props)} />
    )),
  )
