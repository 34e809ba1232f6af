import type { ComponentProps, ComponentType } from 'react'
import { Live } from './Live'
import type { Specimen } from './specimen'

/**
 * Builds one specimen of a component for each entry of a table of props, by the specimen's name. Every specimen also has
 * the common props, unless its entry replaces them.
 */
export const buildSpecimens = <Props extends object, Common extends Partial<Props>>(
  Component: ComponentType<Props>,
  common: Common,
  table: Record<string, Omit<NoInfer<Props>, keyof Common> & Partial<NoInfer<Props>>>,
  options?: Pick<Specimen, 'isOverlay'>,
): Specimen[] =>
  Object.entries(table).map(([name, props]) => ({
    name,
    render: () => <Component {...({ ...common, ...props } as unknown as Props)} />,
    ...options,
  }))

/** Builds a specimen that holds the value of its control. */
export const buildLiveSpecimen = <Value,>(
  name: string,
  initial: Value,
  draw: ComponentProps<typeof Live<Value>>['children'],
): Specimen => ({ name, conformance: 'none', render: () => <Live initial={initial}>{draw}</Live> })
