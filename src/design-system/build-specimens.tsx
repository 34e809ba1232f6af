import type { ComponentProps, ComponentType } from 'react'
import { Live } from './Live'
import type { Specimen } from './specimen'

/** Builds one specimen of a component for each entry of a table of props, by the specimen's name. */
export const buildSpecimens = <Props extends object>(
  Component: ComponentType<Props>,
  table: Record<string, NoInfer<Props>>,
  options?: Pick<Specimen, 'isOverlay'>,
): Specimen[] =>
  Object.entries(table).map(([name, props]) => ({ name, render: () => <Component {...props} />, ...options }))

/** Builds specimens that share props; an entry of the table adds its own props or replaces shared ones. */
export const buildVariants = <Props extends object, Common extends Partial<Props>>(
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
