import type { WorkTab } from './use-work-address'

export const copy = {
  title: (work: string, lot: string) => `${work} - Lote ${lot}`,
  loading: 'Cargando la obra',
  loadingTitle: 'Obra',
  tabsLabel: 'Datos de la obra',
  tabs: {
    obra: 'Obra',
    responsables: 'Responsables de Obra',
    nomina: 'Nómina',
    autorizaciones: 'Autorizaciones',
    movimientos: 'Movimientos',
    documentacion: 'Documentación',
  } satisfies Record<WorkTab, string>,
  closed: {
    status: (status: string) => `La obra está ${status}.`,
    unknownStatus: (status: string) => `El estado de la obra es ${status}.`,
    over: (lastDay: string) => `La obra terminó el ${lastDay}.`,
  },
  missing: {
    title: 'No encontramos esta obra',
    body: 'Puede que no sea de este barrio, que ya no la tengas a cargo o que el enlace no sea correcto.',
    action: 'Ver las obras',
  },
}
