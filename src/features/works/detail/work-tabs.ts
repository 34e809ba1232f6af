/** The tabs of a work, in their order, as the address calls them. */
export const workTabs = [
  'obra',
  'responsables',
  'nomina',
  'autorizaciones',
  'movimientos',
  'documentacion',
] as const

/** A tab of a work. */
export type WorkTab = (typeof workTabs)[number]
