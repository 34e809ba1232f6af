/** The tabs of a work in their order, by their names in the address. */
export const workTabs = [
  'obra',
  'responsables',
  'nomina',
  'autorizaciones',
  'movimientos',
  'documentacion',
] as const

export type WorkTab = (typeof workTabs)[number]
