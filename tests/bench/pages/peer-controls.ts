import type { ListName } from './peer-lists.ts'

/** The controls around a list on a phone. They are those of the same screen of the portal. */
interface PeerControls {
  /** The link to the screen above this one. */
  back?: string
  /** The labels of the buttons. */
  actions?: readonly string[]
  tabs?: readonly string[]
  /** The labels of a control that shows one of two kinds of rows. */
  kinds?: readonly string[]
  lots?: readonly string[]
  /** The label of the search field. */
  search?: string
  /** The labels of the text filters in a panel, which is closed on phones. */
  filters?: readonly string[]
  /** The columns that can order the rows. */
  order?: readonly string[]
  pages?: { canResize: boolean }
}

/** The controls of each list. Tabs and kinds begin with the present one. */
export const peerControls: Record<ListName, PeerControls> = {
  authorizations: {
    actions: ['Crear Autorización', 'Crear Invitación'],
    lots: ['A-12', 'A-13', 'B-7'],
    search: 'Buscar por evento o invitado',
    tabs: ['Vigentes', 'Todas'],
    pages: { canResize: false },
  },
  movements: {
    actions: ['Descargar Excel'],
    filters: ['Nombre', 'Apellido', 'Documento', 'Patente'],
    order: ['Nombre', 'Documento', 'Patente', 'Ingresante', 'Ingreso', 'Egreso'],
    pages: { canResize: true },
  },
  works: { search: 'Buscar por título o lote' },
  submissions: {
    actions: ['Nueva presentación'],
    kinds: ['Seguros A.R.T.', 'Antecedentes penales'],
    filters: ['Nombre de la persona', 'Compañía', 'Número de póliza'],
    order: ['Creado por', 'Fecha de registro', 'Compañía', 'Fecha de inicio de póliza'],
  },
  lot: {
    back: 'Lotes y Residentes',
    actions: ['Nuevo corresidente'],
    tabs: ['Corresidentes', 'Inquilinos', 'Vehículos', 'Mascotas'],
    search: 'Buscar por nombre, documento o email',
    order: ['Nombre', 'DNI', 'Email', 'Teléfono'],
  },
  roster: {
    back: 'Obras',
    tabs: ['Nómina', 'Obra', 'Responsables de Obra', 'Autorizaciones', 'Movimientos', 'Documentación'],
    actions: ['Agregar trabajador', 'Registrar nuevo trabajador'],
    search: 'Buscar en la nómina por nombre o DNI',
    order: ['Apellido y nombre', 'DNI', 'Estado'],
    pages: { canResize: false },
  },
}
